import ResponderPlatform

/// One of the open menus: the first, or a submenu of the previous one.
@MainActor final class MenuLevel {
  /// The menu before validation.
  var menu: Menu
  let popup: PopupWindow
  let content: MenuContentView
  /// The scroll view for rows that do not fit on the screen, or `nil` for a bar.
  private let scroller: ScrollView?
  /// The index of the row whose submenu is open or about to open.
  var openRow: Int?
  /// The y-coordinate in the owner's window that the selected row covers, or `nil` if the menu opens beside
  /// its anchor.
  var coveredMiddle: Double?
  /// A Boolean value that indicates whether a key has moved the highlight, so that the menu does not scroll
  /// to its first row any more.
  private var hasMoved = false

  init(
    menu: Menu, content: MenuContentView, parent: Window, minimumWidth: Double = 0,
    positioner: (Size) -> PopupPositioner
  ) {
    self.menu = menu
    self.content = content
    var size = content.fittingSize
    size.width = max(size.width, minimumWidth)
    popup = PopupWindow(parent: parent, positioner: positioner(size), grabs: true)
    popup.application = parent.application
    if content is MenuBarView {
      scroller = nil
      popup.addSubview(content)
    } else {
      let scroller = ScrollView()
      scroller.bounces = false
      scroller.addSubview(content)
      popup.addSubview(scroller)
      self.scroller = scroller
    }
    popup.onLayout = { [weak self] in self?.layOut() }
  }

  var rows: [MenuRow] {
    get { content.rows }
    set { content.rows = newValue }
  }

  private func layOut() {
    let bounds = popup.bounds
    guard let scroller else { return content.frame = bounds }
    scroller.frame = bounds
    let height = content.fittingSize.height
    content.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
    scroller.contentSize = Size(width: bounds.width, height: height)
    if !popup.wasSeen { showStart() }
  }

  // MARK: Initial position

  /// A Boolean value that indicates whether not all rows fit.
  private var scrolls: Bool { content.fittingSize.height > popup.bounds.height + 0.5 }

  /// The index of the selected row at which the menu begins, or `nil` if there is none.
  ///
  /// It is the selected row of a single selection, or the only selected row of a menu that does not fit.
  var startRow: Int? {
    if let row = Self.selectedRow(of: rows) { return row }
    let marked = rows.indices.filter { rows[$0].mark == .on }
    return marked.count == 1 && scrolls ? marked.first : nil
  }

  /// Returns the index of the selected row of a single selection, or `nil` for none or several.
  static func selectedRow(of rows: [MenuRow]) -> Int? {
    let marked = rows.indices.filter { rows[$0].mark == .on }
    guard marked.count == 1, let row = marked.first, rows[row].selection != nil else { return nil }
    return row
  }

  /// Scrolls to the initial row, unless a key has moved the highlight already.
  func showStart() {
    guard !hasMoved, let scroller, let row = startRow else { return }
    let place = coveredMiddle.map { $0 - popup.originInOwner.y } ?? scroller.bounds.height / 2
    let middle = content.rect(ofRow: row).midY - place
    let lowest = max(0, scroller.contentSize.height - scroller.bounds.height)
    scroller.contentOffset = Point(x: 0, y: max(0, min(middle.rounded(), lowest)))
  }

  /// Returns the index of the row about a page below a row (`step` 1) or above it (`step` -1).
  ///
  /// This is at least the next row, or the row itself if there is none. If `current` is `nil`, the start is
  /// the initial row of the menu, or else the first visible row.
  func row(onePage step: Int, from current: Int?) -> Int? {
    popup.layoutIfNeeded()
    let choices = rows.indices.filter { rows[$0].canBeHighlighted }
    let top = scroller?.contentOffset.y ?? 0
    let seen = choices.first { content.rect(ofRow: $0).minY >= top }
    guard let start = current ?? startRow ?? seen else { return nil }
    let rect = content.rect(ofRow: start)
    // One of the visible rows remains visible.
    let way = max(0, (scroller?.bounds.height ?? content.bounds.height) - rect.height)
    if step > 0 {
      let below = choices.filter { $0 > start }
      return below.last { content.rect(ofRow: $0).maxY <= rect.maxY + way } ?? below.first ?? start
    }
    let above = choices.filter { $0 < start }
    return above.first { content.rect(ofRow: $0).minY >= rect.minY - way } ?? above.last ?? start
  }

  /// Requests the size of the rows from the popup, after they have changed.
  func resize() {
    var positioner = popup.positioner
    positioner.size.height = content.fittingSize.height
    positioner.size.width = max(positioner.size.width, content.fittingSize.width)
    popup.move(to: positioner)
    popup.setNeedsLayout()
  }

  /// Returns a point of the toplevel's window in the content's coordinates, or `nil` outside of the popup.
  func point(inside place: Point) -> Point? {
    let origin = popup.originInOwner
    let local = Point(x: place.x - origin.x, y: place.y - origin.y)
    guard popup.bounds.contains(local) else { return nil }
    return content.convert(local, from: nil)
  }

  /// Returns a point of the content in the coordinates of the toplevel's window.
  func place(of point: Point) -> Point {
    let local = content.convert(point, to: nil)
    let origin = popup.originInOwner
    return Point(x: local.x + origin.x, y: local.y + origin.y)
  }

  /// Returns the frame of a row in the popup's coordinates.
  func rectInPopup(ofRow index: Int) -> Rect {
    content.convert(content.rect(ofRow: index), to: nil)
  }

  /// Scrolls as far as necessary to show a row.
  func reveal(_ index: Int) {
    hasMoved = true
    popup.layoutIfNeeded()
    if let bar = content as? MenuBarView { return bar.reveal(row: index) }
    scroller?.scrollRectToVisible(content.rect(ofRow: index), animated: false)
  }
}
