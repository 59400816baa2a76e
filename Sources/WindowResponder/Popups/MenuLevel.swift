import ResponderPlatform

/// One of the menus that are open: the first, or a submenu of the one before it.
@MainActor final class MenuLevel {
  /// The menu before anybody was asked what is enabled.
  var menu: Menu
  let popup: PopupWindow
  let content: MenuContentView
  /// Where rows scroll that have no room on the screen; nil for a bar.
  private let scroller: ScrollView?
  /// The row whose submenu is open, or about to be.
  var openRow: Int?
  /// How far down in its window is what the row that is on is to lie over; nil where the menu lies beside it.
  var coveredMiddle: Double?
  /// Whether a key has gone to a row, so that the menu no longer stands where it began.
  private var hasMoved = false

  init(
    menu: Menu, content: MenuContentView, parent: Window, minimumWidth: Double = 0,
    positioner: (Size) -> PopupPositioner
  ) {
    self.menu = menu
    self.content = content
    var size = content.fittingSize
    size.width = max(size.width, min(minimumWidth, MenuStyle.greatestBarWidth))
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

  // MARK: Where it begins

  /// Whether there are more rows than there is room for.
  private var scrolls: Bool { content.fittingSize.height > popup.bounds.height + 0.5 }

  /// The row that is on, where the menu begins at that: one of which one is on at a time, or one that
  /// has no room for all rows and only one that is on.
  var startRow: Int? {
    if let row = Self.selectedRow(of: rows) { return row }
    let marked = rows.indices.filter { rows[$0].mark == .on }
    return marked.count == 1 && scrolls ? marked.first : nil
  }

  /// The one row that is on among rows of which one is on at a time; nil for none or several.
  static func selectedRow(of rows: [MenuRow]) -> Int? {
    let marked = rows.indices.filter { rows[$0].mark == .on }
    guard marked.count == 1, let row = marked.first, rows[row].selection != nil else { return nil }
    return row
  }

  /// Scrolls to the row that the menu begins at, unless a key has gone elsewhere already.
  func showStart() {
    guard !hasMoved, let scroller, let row = startRow else { return }
    let place = coveredMiddle.map { $0 - popup.originInOwner.y } ?? scroller.bounds.height / 2
    let middle = content.rect(ofRow: row).midY - place
    let lowest = max(0, scroller.contentSize.height - scroller.bounds.height)
    scroller.contentOffset = Point(x: 0, y: max(0, min(middle.rounded(), lowest)))
  }

  /// The row that can be highlighted about a page below a row, with a step of 1, or above it, with -1;
  /// at least the next one, and the row itself where there is none. With nil it starts at the row that
  /// the menu begins at, else at the first that is seen.
  func row(onePage step: Int, from current: Int?) -> Int? {
    popup.layoutIfNeeded()
    let choices = rows.indices.filter { rows[$0].canBeHighlighted }
    let top = scroller?.contentOffset.y ?? 0
    let seen = choices.first { content.rect(ofRow: $0).minY >= top }
    guard let start = current ?? startRow ?? seen else { return nil }
    let rect = content.rect(ofRow: start)
    // One row of what was seen stays in sight.
    let way = max(0, (scroller?.bounds.height ?? content.bounds.height) - rect.height)
    if step > 0 {
      let below = choices.filter { $0 > start }
      return below.last { content.rect(ofRow: $0).maxY <= rect.maxY + way } ?? below.first ?? start
    }
    let above = choices.filter { $0 < start }
    return above.first { content.rect(ofRow: $0).minY >= rect.minY - way } ?? above.last ?? start
  }

  /// The size changed with the rows: the popup is asked to follow.
  func resize() {
    var positioner = popup.positioner
    positioner.size.height = content.fittingSize.height
    positioner.size.width = max(positioner.size.width, content.fittingSize.width)
    popup.move(to: positioner)
    popup.setNeedsLayout()
  }

  /// A place of the toplevel's window in the content's own coordinates; nil outside of the popup.
  func point(inside place: Point) -> Point? {
    let origin = popup.originInOwner
    let local = Point(x: place.x - origin.x, y: place.y - origin.y)
    guard popup.bounds.contains(local) else { return nil }
    return content.convert(local, from: nil)
  }

  /// A place of the content in the coordinates of the toplevel's window.
  func place(of point: Point) -> Point {
    let local = content.convert(point, to: nil)
    let origin = popup.originInOwner
    return Point(x: local.x + origin.x, y: local.y + origin.y)
  }

  /// A row's rectangle in the coordinates of the popup.
  func rectInPopup(ofRow index: Int) -> Rect {
    content.convert(content.rect(ofRow: index), to: nil)
  }

  /// Scrolls as far as shows a row.
  func reveal(_ index: Int) {
    hasMoved = true
    popup.layoutIfNeeded()
    if let bar = content as? MenuBarView { return bar.reveal(row: index) }
    scroller?.scrollRectToVisible(content.rect(ofRow: index), animated: false)
  }
}
