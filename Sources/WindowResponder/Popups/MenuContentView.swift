/// What a menu's popup shows: rows of which one is highlighted, from top to bottom or side by side.
class MenuContentView: View {
  /// What there is to choose.
  var rows: [MenuRow] = [] { didSet { rowsDidChange() } }
  /// The row under the pointer or the finger, or the one that the arrow keys stopped at.
  private(set) var highlightedRow: Int?
  /// The menu that this is a part of.
  weak var session: MenuSession?

  /// How much room all rows take, in points.
  var fittingSize: Size { .zero }

  /// Where a row is, in the view's own coordinates.
  func rect(ofRow index: Int) -> Rect { .zero }

  /// How far from the leading edge titles begin, in points.
  var titleStart: Double { 0 }

  /// The row at a point that can be highlighted; nil for none.
  func row(at point: Point) -> Int? { nil }

  /// There are other rows.
  func rowsDidChange() { setNeedsDisplay() }

  /// The row that the pointer may be over was pressed where there is none: an arrow perhaps.
  func pressBeside(at point: Point) {}

  final func highlight(_ row: Int?) {
    guard row != highlightedRow else { return }
    let old = highlightedRow
    highlightedRow = row
    for changed in [old, row].compactMap({ $0 }) where rows.indices.contains(changed) {
      setNeedsDisplay(rect(ofRow: changed))
    }
  }

  /// Rows are measured before they are in a window.
  override var theme: Theme { session?.owner.theme ?? super.theme }

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
