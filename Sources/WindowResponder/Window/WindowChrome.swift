import ResponderPlatform

/// The title bar, shadow and borders that a window draws itself where the compositor draws none.
///
/// Shadow and resize borders lie outside the window; they are gone while it is maximised, tiled or on
/// the whole screen. The bar lies inside, at the top.
@MainActor final class WindowChrome {
  private unowned let window: Window
  /// A popup has a shadow and round corners, and neither bar nor borders to resize it by.
  private let isPopup: Bool
  private var bar: TitleBar?
  private var isDecoratedByServer = true
  private(set) var capabilities = WindowManagerCapabilities.all
  /// Whether the last configure changed what is drawn.
  private(set) var hasChanged = false

  init(window: Window) {
    self.window = window
    isPopup = window.isPopup
  }

  /// How wide the border is that resizes the window, outside of it, in points.
  static let resizeBorder = 10.0
  /// How far from a corner a border resizes both ways, in points.
  static let resizeCorner = 22.0

  /// The shadow around the window, where it has one.
  var shadow: Theme.WindowShadow {
    let metrics = window.theme.metrics
    return isPopup ? metrics.menuShadow : metrics.windowShadow
  }

  /// The room around the window, in points: for its shadow, and for the borders that resize it.
  var margins: EdgeInsets {
    let room = shadow.room
    if isPopup { return room }
    guard standsFree else { return .zero }
    let border = Self.resizeBorder
    return EdgeInsets(
      top: max(border, room.top), left: max(border, room.left), bottom: max(border, room.bottom),
      right: max(border, room.right))
  }

  /// The corner of the window geometry on the surface by which the display reckons input, in points: that of
  /// the last frame that it took over, which may have other margins than the next one.
  var inputOrigin: Point {
    if let surface = window.surface, toldOrigin.surface === surface { return toldOrigin.place }
    return Point(x: margins.left, y: margins.top)
  }
  private var toldOrigin = ToldOrigin()
  private struct ToldOrigin {
    weak var surface: (any Surface)?
    var place = Point.zero
  }

  /// The display has told ``inputOrigin``.
  func take(origin: Point, of surface: any Surface) {
    toldOrigin = ToldOrigin(surface: surface, place: origin)
  }

  /// How far the bar reaches into the window, in points.
  var insets: EdgeInsets { EdgeInsets(top: hasBar ? TitleBar.height : 0) }

  /// The radius of the window's corners, in points.
  var cornerRadius: Double {
    if isPopup { return window.theme.metrics.menuCornerRadius }
    return standsFree ? window.theme.metrics.windowCornerRadius : 0
  }

  /// Whether the shadow is as strong as that of a window that is worked in.
  var isProminent: Bool { isPopup || window.desktopState.contains(.activated) }

  private var hasBar: Bool {
    !isPopup && !window.isLayer && !isDecoratedByServer
      && !window.desktopState.contains(.fullscreen)
  }

  private var standsFree: Bool {
    hasBar && window.desktopState.isDisjoint(with: [.maximized, .fullscreen, .tiled])
  }

  /// The whole surface, shadow included, in window coordinates.
  var surfaceBounds: Rect { window.bounds.outset(by: margins) }

  /// Where input is wanted, in window coordinates: the window and its resize borders.
  var inputBounds: Rect {
    standsFree
      ? window.bounds.insetBy(dx: -Self.resizeBorder, dy: -Self.resizeBorder) : window.bounds
  }

  /// Heeds what the display tells.
  func configure(_ configuration: SurfaceConfiguration) {
    let before = (margins, insets, capabilities)
    isDecoratedByServer = configuration.isDecoratedByServer
    capabilities = configuration.capabilities
    hasChanged = before != (margins, insets, capabilities)
    if hasBar, bar == nil { makeBar() }
    bar?.isHidden = !hasBar
    bar?.update(state: window.desktopState, capabilities: capabilities)
  }

  private func makeBar() {
    let bar = TitleBar(window: window)
    self.bar = bar
    window.addSubview(bar)
  }

  /// Puts the bar in its place, in front of everything.
  func place() {
    guard let bar, hasBar else { return }
    if window.subviews.last !== bar { window.bringSubviewToFront(bar) }
    bar.frame = Rect(x: 0, y: 0, width: window.bounds.width, height: TitleBar.height)
  }

  func titleDidChange(_ title: String) {
    bar?.title = title
  }

  /// The edge that a press at a place, in window coordinates, would resize; nil for none.
  func resizeEdge(at point: Point) -> ResizeEdge? {
    guard standsFree, !window.bounds.contains(point), inputBounds.contains(point) else {
      return nil
    }
    let bounds = window.bounds
    let isLeft = point.x < bounds.minX + Self.resizeCorner
    let isRight = point.x >= bounds.maxX - Self.resizeCorner
    let isTop = point.y < bounds.minY + Self.resizeCorner
    let isBottom = point.y >= bounds.maxY - Self.resizeCorner
    switch (isLeft, isRight, isTop, isBottom) {
    case (true, _, true, _): return .topLeft
    case (_, true, true, _): return .topRight
    case (true, _, _, true): return .bottomLeft
    case (_, true, _, true): return .bottomRight
    case (true, _, _, _): return .left
    case (_, true, _, _): return .right
    case (_, _, true, _): return .top
    default: return .bottom
    }
  }
}
