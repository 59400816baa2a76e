import CWayland
import Wayland

/// Where the pointer's pictures come from: the compositor, or else a cursor theme.
///
/// A theme is read only when its first picture is needed, once for each scale.
@MainActor final class CursorThemes {
  /// A cursor's size in points, where the user has set none.
  static let defaultSize = 24
  /// The largest size that is believed, in points.
  static let maximumSize = 512

  /// One picture of a theme.
  struct Picture {
    var buffer: WlBuffer
    /// The place in it that points, in device pixels.
    var hotspot: (x: Int32, y: Int32)
    var size: PixelSize
  }

  /// Draws cursors by name on the compositor's side, where it can.
  let shapeManager: WpCursorShapeManagerV1?
  private let connection: Connection
  private let globals: WaylandGlobals
  private let theme: String?
  private let size: Int
  private var themes: [Int: OpaquePointer] = [:]

  /// `theme` and `size` are those of `XCURSOR_THEME` and `XCURSOR_SIZE`; nil for the defaults.
  init(connection: Connection, globals: WaylandGlobals, theme: String?, size: Int?) {
    self.connection = connection
    self.globals = globals
    self.theme = theme
    self.size = size.map { min(max(1, $0), Self.maximumSize) } ?? Self.defaultSize
    shapeManager = globals.cursorShapeManager
  }

  /// Frees the themes and with them every picture.
  func destroy() {
    for theme in themes.values { wl_cursor_theme_destroy(theme) }
    themes.removeAll()
  }

  /// The surface that a picture is shown on.
  func makeSurface() -> WlSurface {
    globals.compositor.createSurface()
  }

  /// The first picture of a shape at a whole-number scale; nil where no theme has it.
  ///
  /// Animated cursors stand still: they would wake an idle program many times a second.
  func picture(_ shape: CursorShape, scale: Int) -> Picture? {
    guard let theme = theme(scale: scale) else { return nil }
    for name in shape.themeNames {
      guard let cursor = wl_cursor_theme_get_cursor(theme, name), cursor.pointee.image_count > 0,
        let image = cursor.pointee.images[0], let buffer = wl_cursor_image_get_buffer(image)
      else { continue }
      return Picture(
        buffer: WlBuffer(borrowing: buffer, from: connection),
        hotspot: (Int32(image.pointee.hotspot_x), Int32(image.pointee.hotspot_y)),
        size: PixelSize(width: Int(image.pointee.width), height: Int(image.pointee.height)))
    }
    return nil
  }

  private func theme(scale: Int) -> OpaquePointer? {
    if let theme = themes[scale] { return theme }
    guard let shm = globals.shm.unsafePointer else { return nil }
    let loaded = wl_cursor_theme_load(theme, Int32(size * scale), shm)
    themes[scale] = loaded
    return loaded
  }
}
