import ResponderPlatform
import ResponderRuntime

/// The title bar, shadow and borders that a window draws itself if the compositor draws none.
///
/// Shadow and resize borders are outside of the window geometry. A maximized, tiled or full-screen window has
/// none. The bar is inside, at the top.
@MainActor final class WindowChrome {
  private unowned let window: Window
  /// A Boolean value that indicates whether the window is a popup. A popup has a shadow and rounded corners,
  /// but neither a title bar nor resize borders.
  private let isPopup: Bool
  private var bar: TitleBar?
  private var isDecoratedByServer = true
  private(set) var capabilities = WindowManagerCapabilities.all
  /// A Boolean value that indicates whether the last configuration changed the decorations.
  private(set) var hasChanged = false

  init(window: Window) {
    self.window = window
    isPopup = window.isPopup
  }

  /// The width of the border outside of the window that resizes it, in points.
  static let resizeBorder = 10.0
  /// The distance from a corner within which a border resizes in both directions, in points.
  static let resizeCorner = 22.0

  /// The shadow of the window.
  var shadow: Theme.WindowShadow {
    let metrics = window.theme.metrics
    return isPopup ? metrics.menuShadow : metrics.windowShadow
  }

  /// The space around the window, in points, for its shadow and resize borders.
  var margins: EdgeInsets {
    let room = shadow.room
    if isPopup { return room }
    guard standsFree else { return .zero }
    let border = Self.resizeBorder
    return EdgeInsets(
      top: max(border, room.top), left: max(border, room.left), bottom: max(border, room.bottom),
      right: max(border, room.right))
  }

  /// The origin of the window geometry on the surface that the display uses for input, in points. It is that
  /// of the last frame that the display has taken over, which may have other margins than the next one.
  var inputOrigin: Point {
    if let surface = window.surface, toldOrigin.surface === surface { return toldOrigin.place }
    return Point(x: margins.left, y: margins.top)
  }
  private var toldOrigin = ToldOrigin()
  private struct ToldOrigin {
    @BackLink var surface: AnyObject?
    var place = Point.zero
  }

  /// Stores the ``inputOrigin`` that the display has sent.
  func take(origin: Point, of surface: any Surface) {
    toldOrigin = ToldOrigin(surface: BackLink(surface), place: origin)
  }

  /// The insets of the content for the title bar, in points.
  var insets: EdgeInsets { EdgeInsets(top: hasBar ? TitleBar.height : 0) }

  /// The radius of the window's corners, in points.
  var cornerRadius: Double {
    if isPopup { return window.theme.metrics.menuCornerRadius }
    return standsFree ? window.theme.metrics.windowCornerRadius : 0
  }

  /// A Boolean value that indicates whether the shadow is that of an active window.
  var isProminent: Bool { isPopup || window.desktopState.contains(.activated) }

  private var hasBar: Bool {
    !isPopup && !window.isLayer && !isDecoratedByServer
      && !window.desktopState.contains(.fullscreen)
  }

  private var standsFree: Bool {
    hasBar && window.desktopState.isDisjoint(with: [.maximized, .fullscreen, .tiled])
  }

  /// The bounds of the whole surface with its shadow, in window coordinates.
  var surfaceBounds: Rect { window.bounds.outset(by: margins) }

  /// The area that accepts input, in window coordinates: the window and its resize borders.
  var inputBounds: Rect {
    standsFree
      ? window.bounds.insetBy(dx: -Self.resizeBorder, dy: -Self.resizeBorder) : window.bounds
  }

  /// Applies a configuration from the display.
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

  /// Places the title bar in front of all other views.
  func place() {
    guard let bar, hasBar else { return }
    if window.subviews.last !== bar { window.bringSubviewToFront(bar) }
    bar.frame = Rect(x: 0, y: 0, width: window.bounds.width, height: TitleBar.height)
  }

  func titleDidChange(_ title: String) {
    bar?.title = title
  }

  /// Returns the edge that a press at a point in window coordinates would resize, or `nil` if there is none.
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
