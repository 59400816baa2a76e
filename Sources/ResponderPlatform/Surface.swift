import ResponderGeometry
import ResponderRuntime

/// A rectangle of pixels on a display, with a role: a `wl_surface`.
///
/// The application calls this protocol and ``Display``. Sizes and positions are in points, in the surface's
/// own coordinates. The origin is the top left corner of the buffer, which includes a client-side shadow.
@MainActor package protocol Surface: AnyObject {
  /// The number of device pixels per point, as the display last sent it.
  var scale: Double { get }

  /// The numbers of the outputs on which the surface is, in ascending order.
  var outputNumbers: [UInt32] { get }

  /// Shows new content and acknowledges the newest configure event.
  ///
  /// `paint` is called at most once, synchronously. It receives a buffer with the previous frame, in which
  /// the frame's moves are done, and the region to draw, in device pixels. The region is the frame's damage,
  /// or the whole buffer if the buffer is new. If the damage is empty, only the state is committed.
  ///
  /// Each commit of content requests a frame callback, which is delivered as
  /// ``DisplayEvents/surfaceFrame(_:at:)``.
  ///
  /// If the display holds all buffers, or there is no memory for a buffer, returns `false` without painting.
  /// ``DisplayEvents/surfaceBecameReady(_:)`` then notifies the application when it can try again.
  func present(_ frame: SurfaceFrame, paint: (PixelBuffer, Region) -> Void) -> Bool

  /// Sends the requests so far, and allocates the memory of a first frame of a size in points.
  ///
  /// The application calls this method before it lays out a window at the launch, so that the display answers
  /// meanwhile. The frame can have another size.
  func prepareFirstFrame(size: Size)

  /// Requests a frame callback without new content.
  func requestFrame()

  /// Removes the surface from the screen. A second call has no effect.
  func destroy()

  // The following methods are for toplevels. Popups ignore them.
  func setTitle(_ title: String)
  func setApplicationID(_ id: String)
  /// Sets the smallest and the largest window geometry, in points. If a limit is `nil`, there is none.
  func setSizeLimits(minimum: Size?, maximum: Size?)
  func setMaximized(_ maximized: Bool)
  func setFullscreen(_ fullscreen: Bool)
  /// Requests the activation of the window, with an activation token that another program has received for
  /// it.
  func activate(token: String)
  /// Requests an activation token with which another program can activate its window.
  ///
  /// - Parameters:
  ///   - applicationID: The identifier of the other program, or `nil` for any program.
  ///   - completion: The closure that receives the token. It is called once, immediately or later. If the
  ///     display has no activation tokens, or the surface is destroyed first, it receives `nil`.
  func requestActivationToken(
    for applicationID: String?, _ completion: @escaping (String?) -> Void)
  /// Sets the icon of the window in the desktop's lists. If it is `nil`, the window has the application's
  /// icon.
  func setIcon(_ icon: SurfaceIcon?)
  /// Stores the position of the window in the session under a name, and restores the position that was stored
  /// under it.
  ///
  /// The position is restored only if the surface is not shown yet.
  func keepPosition(as name: String)
  /// Sets the requests of the window to the desktop. Requests that have not changed are not sent again.
  func setRequests(_ wishes: SurfaceRequests)
  func minimize()
  func setParent(_ parent: (any Surface)?)
  /// Requests a handle with which another program can make its window a child of this one.
  ///
  /// `completion` is called once, immediately or later. If the display has no handles, or the surface is
  /// destroyed first, it receives `nil`.
  func export(_ completion: @escaping (SurfaceExport?) -> Void)
  /// Starts an interactive move by the compositor, from the last press.
  func beginMove()
  /// Starts an interactive resize by the compositor, from the last press.
  func beginResize(_ edge: ResizeEdge)
  /// Opens the compositor's menu for the window, at a location in the window geometry.
  func showWindowMenu(at location: Point)

  /// Moves a popup that is shown. A toplevel ignores it.
  func reposition(_ positioner: PopupPositioner)

  /// Sets the state of a layer surface. Other surfaces ignore it.
  func setLayer(_ settings: LayerSettings)
}

/// An implementation for displays that answer at once.
extension Surface {
  package func prepareFirstFrame(size: Size) {}
}

/// The role of a surface.
package enum SurfaceRole {
  /// A window of its own.
  case toplevel
  /// A popup such as a menu, beside a rectangle of its parent. If `grab` is `true`, it receives all input
  /// until a press outside.
  case popup(parent: any Surface, positioner: PopupPositioner, grab: Bool)
  /// A surface that belongs to the screen, such as a panel. The display must offer ``DisplayOffers/layers``.
  case layer(LayerSettings)
}

/// The rules for the position of a popup, in the parent's window geometry. Follows `xdg_positioner`.
package struct PopupPositioner: Hashable, Sendable {
  /// The size of the popup's window geometry, in points.
  package var size: Size
  /// The rectangle beside which the popup appears.
  package var anchorRect: Rect
  /// The edge or corner of the anchor rectangle from which the popup extends.
  package var anchor: PopupEdge
  /// The direction in which the popup extends from the anchor.
  package var gravity: PopupEdge
  /// The permitted adjustments for a popup that does not fit on the screen.
  package var adjustment: PopupAdjustment
  /// The offset from the position that the anchor and the gravity determine, in points.
  package var offset: Vector

  package init(
    size: Size, anchorRect: Rect, anchor: PopupEdge = .bottom, gravity: PopupEdge = .bottom,
    adjustment: PopupAdjustment = [.flipX, .flipY, .slideX, .slideY], offset: Vector = .zero
  ) {
    self.size = size
    self.anchorRect = anchorRect
    self.anchor = anchor
    self.gravity = gravity
    self.adjustment = adjustment
    self.offset = offset
  }
}

/// The values of `xdg_positioner.anchor` and `.gravity`.
package enum PopupEdge: UInt32, Sendable {
  case none, top, bottom, left, right, topLeft, bottomLeft, topRight, bottomRight
}

/// The bits of `xdg_positioner.constraint_adjustment`.
package struct PopupAdjustment: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let slideX = PopupAdjustment(rawValue: 1)
  package static let slideY = PopupAdjustment(rawValue: 2)
  package static let flipX = PopupAdjustment(rawValue: 4)
  package static let flipY = PopupAdjustment(rawValue: 8)
  package static let resizeX = PopupAdjustment(rawValue: 16)
  package static let resizeY = PopupAdjustment(rawValue: 32)
}

/// The values of `xdg_toplevel.resize_edge`.
package enum ResizeEdge: UInt32, Sendable {
  case top = 1, bottom = 2, left = 4, topLeft = 5, bottomLeft = 6, right = 8, topRight = 9
  case bottomRight = 10
}

/// A frame of a surface.
package struct SurfaceFrame {
  /// The size of the surface including a client-side shadow, in points.
  package var size: Size
  /// The window geometry: the part of the surface without the shadow, in surface coordinates.
  package var geometry: Rect
  /// The region to draw, in surface points.
  package var damage: Region
  /// The rectangles of the last frame whose pixels move, in device pixels. They are moved in this order,
  /// before anything is drawn.
  package var moves: [PixelMove]
  /// The region that is completely opaque, in surface points.
  package var opaqueRegion: Region
  /// The rectangle that receives input, in surface points, or `nil` for the whole surface.
  package var inputRegion: Rect?
  /// A Boolean value that indicates whether ``DisplayEvents/surface(_:didShow:)`` is called for the frame, if
  /// the display supports it.
  package var wantsFeedback = false

  package init(
    size: Size, geometry: Rect, damage: Region, moves: [PixelMove] = [],
    opaqueRegion: Region = Region(), inputRegion: Rect? = nil
  ) {
    self.size = size
    self.geometry = geometry
    self.damage = damage
    self.moves = moves
    self.opaqueRegion = opaqueRegion
    self.inputRegion = inputRegion
  }
}

/// A buffer of pixels to draw into: premultiplied ARGB, with 32 bits per pixel in the machine's byte order.
package struct PixelBuffer {
  /// The first byte of the first row.
  package let base: UnsafeMutableRawPointer
  /// The number of device pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The number of bytes from one row to the next.
  package let stride: Int
  /// The number of device pixels per point.
  package let scale: Double
  /// The number that identifies the memory among the buffers of the surface, so that a drawing context can be
  /// kept for it.
  package let identity: Int

  package init(
    base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: Double,
    identity: Int
  ) {
    self.base = base
    self.width = width
    self.height = height
    self.stride = stride
    self.scale = scale
    self.identity = identity
  }
}

extension Surface {
  /// A reference to the surface that does not retain it: see `BackLink`, which requires a class.
  package var backLink: @MainActor () -> (any Surface)? {
    let link = BackLink(self)
    return { link.target }
  }
}
