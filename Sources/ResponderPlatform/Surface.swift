import ResponderGeometry

/// A rectangle of pixels on a display, with a role.
///
/// The other of the two protocols that are called downward. Sizes and places are in points, in the
/// surface's own coordinates, which start at the top left of the buffer: own shadow included.
@MainActor package protocol Surface: AnyObject {
  /// Device pixels per point, as the display last told.
  var scale: Double { get }

  /// The numbers of the outputs that it is on, the lowest first.
  var outputNumbers: [UInt32] { get }

  /// Shows new content and answers the newest configure.
  ///
  /// `paint` is called at most once, synchronously, with a buffer that holds the previous frame and
  /// the region, in device pixels, that it has to draw. The frame's moves have been made in it. That
  /// region is the frame's damage, or the whole buffer when it is new. With empty damage only the state
  /// is committed. A frame callback is asked for with every commit of content and arrives as
  /// ``DisplayEvents/surfaceFrame(_:at:)``.
  ///
  /// Gives false when every buffer is held by the display, or there is no memory for one: nothing was
  /// painted, and ``DisplayEvents/surfaceBecameReady(_:)`` tells when to try again.
  func present(_ frame: SurfaceFrame, paint: (PixelBuffer, Region) -> Void) -> Bool

  /// Asks for a frame callback without new content.
  func requestFrame()

  /// Takes the surface from the screen for good. Calling it twice is harmless.
  func destroy()

  // For toplevels; popups ignore these.
  func setTitle(_ title: String)
  func setApplicationID(_ id: String)
  /// Limits of the window geometry, in points; nil for none.
  func setSizeLimits(minimum: Size?, maximum: Size?)
  func setMaximized(_ maximized: Bool)
  func setFullscreen(_ fullscreen: Bool)
  /// Asks for the window to be raised, by a token that another program was given for it.
  func activate(token: String)
  /// Asks for a token by which another program, of that id where one is given, may raise its window.
  /// `completion` is called once, at once or later: with nil where there are none, or the surface goes first.
  func requestActivationToken(
    for applicationID: String?, _ completion: @escaping (String?) -> Void)
  /// Shows the window by a picture of its own in the desktop's lists; nil for the program's.
  func setIcon(_ icon: SurfaceIcon?)
  /// Has the display keep where the window is under a name, in the session that was begun, and put it where
  /// one of that name was. Only a surface that waits to be shown is put anywhere.
  func keepPlace(as name: String)
  /// Asks for what a window may want of the desktop; what has not changed is not asked for again.
  func setWishes(_ wishes: SurfaceWishes)
  func minimize()
  func setParent(_ parent: (any Surface)?)
  /// Asks for a name by which another program can put its window above this one. `completion` is called once,
  /// at once or later: with nil where there is no such name, or the surface goes first.
  func export(_ completion: @escaping (SurfaceExport?) -> Void)
  /// Starts a move that the compositor carries out, from the last press.
  func beginMove()
  /// Starts a resize that the compositor carries out, from the last press.
  func beginResize(_ edge: ResizeEdge)
  /// Opens the compositor's menu for the window, at a place in the window geometry.
  func showWindowMenu(at location: Point)

  /// Moves a popup that is shown; ignored by a toplevel.
  func reposition(_ positioner: PopupPositioner)

  /// Changes what a surface of the screen is told; ignored by all others.
  func setLayer(_ settings: LayerSettings)
}

/// What a surface is for.
package enum SurfaceRole {
  /// A window of its own.
  case toplevel
  /// A menu or similar, placed beside a rectangle of its parent; `grab` takes all input until a
  /// press outside.
  case popup(parent: any Surface, positioner: PopupPositioner, grab: Bool)
  /// A panel or similar, which belongs to the screen. Only where the display offers ``DisplayOffers/layers``.
  case layer(LayerSettings)
}

/// Where a popup goes. Follows `xdg_positioner`; places are in the parent's window geometry.
package struct PopupPositioner: Hashable, Sendable {
  /// The size of the popup's window geometry, in points.
  package var size: Size
  /// The rectangle it is placed beside.
  package var anchorRect: Rect
  /// The edge or corner of the anchor rectangle that it hangs on.
  package var anchor: PopupEdge
  /// The direction in which it grows from there.
  package var gravity: PopupEdge
  /// What may be done when it would not fit on the screen.
  package var adjustment: PopupAdjustment
  /// A shift after placing, in points.
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

/// One frame of a surface.
package struct SurfaceFrame {
  /// The whole surface, own shadow included, in points.
  package var size: Size
  /// The part that counts as the window, in surface coordinates.
  package var geometry: Rect
  /// What has to be drawn, in surface points.
  package var damage: Region
  /// What of the last frame is found elsewhere, in device pixels of the surface's scale; in order,
  /// and before anything is drawn.
  package var moves: [PixelMove]
  /// Where nothing behind shines through, in surface points.
  package var opaqueRegion: Region
  /// Where input is wanted, in surface points; nil for everywhere.
  package var inputRegion: Rect?
  /// Whether ``DisplayEvents/surface(_:didShow:)`` is to tell when the frame is seen, where the display
  /// can.
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

/// Memory to draw in: premultiplied ARGB, 32 bits a pixel in the machine's byte order.
package struct PixelBuffer {
  /// The first byte of the first row.
  package let base: UnsafeMutableRawPointer
  /// Device pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Bytes from one row to the next.
  package let stride: Int
  /// Device pixels per point.
  package let scale: Double
  /// Tells this memory from every other that was handed out, for as long as the surface lives: a
  /// drawing context may be kept for it.
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
