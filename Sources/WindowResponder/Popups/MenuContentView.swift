/// The content of a menu's popup: rows, from top to bottom or side by side, one of which may be highlighted.
class MenuContentView: View {
  /// The rows of the menu.
  var rows: [MenuRow] = [] { didSet { rowsDidChange() } }
  /// The index of the highlighted row, under the pointer or touch or selected by arrow keys.
  private(set) var highlightedRow: Int?
  /// The session of the menu.
  weak var session: MenuSession?

  /// The size of all rows, in points.
  var fittingSize: Size { .zero }

  /// Returns the frame of a row in the view's coordinates.
  func rect(ofRow index: Int) -> Rect { .zero }

  /// The distance of the titles from the leading edge, in points.
  var titleStart: Double { 0 }

  /// Returns the index of the row at a point that can be highlighted, or `nil` if there is none.
  func row(at point: Point) -> Int? { nil }

  /// Called when the rows have changed.
  func rowsDidChange() { setNeedsDisplay() }

  /// Called for a press at a point without a row, for example on an arrow.
  func pressBeside(at point: Point) {}

  final func highlight(_ row: Int?) {
    guard row != highlightedRow else { return }
    let old = highlightedRow
    highlightedRow = row
    for changed in [old, row].compactMap({ $0 }) where rows.indices.contains(changed) {
      setNeedsDisplay(rect(ofRow: changed))
    }
    AccessibilityHubs.current?.focusMayHaveChanged()
  }

  /// The theme of the owner, since rows are measured before they are in a window.
  override var usedTheme: Theme { session?.owner.theme ?? super.usedTheme }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first else { return }
    session?.pressBegan(in: self, at: touch.location(in: self))
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first else { return }
    session?.pressMoved(in: self, to: touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first else { return }
    session?.pressEnded(in: self, at: touch.location(in: self))
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    session?.pressCancelled(in: self)
  }
}
