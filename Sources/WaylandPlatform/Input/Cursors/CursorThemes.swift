import CWayland
import ResponderPlatform
import Wayland

/// The source of cursor images: the compositor, or else a cursor theme.
///
/// Only the images that are needed are read from a theme, each on first use. A whole theme has megabytes, and
/// reading it takes longer than the rest of a program's launch until its window is visible.
@MainActor final class CursorThemes {
  /// The size of a cursor if the user has set none, in points.
  static let defaultSize = 24
  /// The largest size of a cursor that is accepted, in points.
  static let maximumSize = 512

  /// One image of a theme.
  struct Image {
    var buffer: WlBuffer
    /// The hotspot, in device pixels from the top left corner of the image.
    var hotspot: (x: Int32, y: Int32)
    var size: PixelSize
  }

  private struct Key: Hashable {
    var shape: CursorShape
    var scale: Int
  }

  /// The global that sets cursors by name, or `nil` if the compositor does not have it.
  let shapeManager: WpCursorShapeManagerV1?
  private let connection: Connection
  private let globals: WaylandGlobals
  private let folders: CursorFolders
  private let size: Int
  /// The results of all searches, including those without an image.
  private var images: [Key: Image?] = [:]
  /// The buffers that this object created. The buffers of libwayland-cursor are freed with its themes.
  private var buffers: [WlBuffer] = []
  /// The themes of libwayland-cursor's built-in images, by scale. They are used if no theme is installed.
  private var builtIn: [Int: OpaquePointer] = [:]

  /// Creates the source with the user's settings `XCURSOR_THEME`, `XCURSOR_SIZE` and `XCURSOR_PATH`.
  init(connection: Connection, globals: WaylandGlobals, environment: [String: String]) {
    self.connection = connection
    self.globals = globals
    folders = CursorFolders(environment: environment)
    size =
      environment["XCURSOR_SIZE"].flatMap { Int($0) }.map { min(max(1, $0), Self.maximumSize) }
      ?? Self.defaultSize
    shapeManager = globals.cursorShapeManager
  }

  /// Frees every image.
  func destroy() {
    images.removeAll()
    for buffer in buffers { buffer.destroy() }
    buffers.removeAll()
    for theme in builtIn.values { wl_cursor_theme_destroy(theme) }
    builtIn.removeAll()
  }

  /// Creates a surface to show an image on.
  func makeSurface() -> WlSurface {
    globals.compositor.createSurface()
  }

  /// Returns the first image of a shape at an integer scale, or `nil` if no theme has it.
  ///
  /// Animated cursors are not animated, since they would wake an idle program many times a second.
  func image(_ shape: CursorShape, scale: Int) -> Image? {
    let key = Key(shape: shape, scale: scale)
    if let known = images[key] { return known }
    let found = read(shape, scale: scale) ?? builtInImage(shape, scale: scale)
    images[key] = .some(found)
    return found
  }

  private func read(_ shape: CursorShape, scale: Int) -> Image? {
    let size = size * scale
    guard
      let image = folders.image(shape.themeNames, size: size)
        ?? folders.image(CursorShape.lastThemeNames, size: size),
      let memory = try? SharedMemory(byteCount: image.size.byteCount)
    else { return nil }
    image.pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      memory.base.copyMemory(from: start, byteCount: min(bytes.count, memory.byteCount))
    }
    // The compositor duplicates and maps the descriptor when it receives these requests.
    let pool = globals.shm.createPool(fd: memory.descriptor, size: Int32(memory.byteCount))
    guard pool.isAlive else { return nil }
    let buffer = pool.createBuffer(
      offset: 0, width: Int32(image.size.width), height: Int32(image.size.height),
      stride: Int32(image.size.stride), format: .argb8888)
    pool.destroy()
    buffers.append(buffer)
    return Image(buffer: buffer, hotspot: image.hotspot, size: image.size)
  }

  private func builtInImage(_ shape: CursorShape, scale: Int) -> Image? {
    guard let theme = builtInTheme(scale: scale) else { return nil }
    for name in shape.themeNames + CursorShape.lastThemeNames {
      guard let cursor = wl_cursor_theme_get_cursor(theme, name), cursor.pointee.image_count > 0,
        let image = cursor.pointee.images[0], let buffer = wl_cursor_image_get_buffer(image)
      else { continue }
      return Image(
        buffer: WlBuffer(borrowing: buffer, from: connection),
        hotspot: (Int32(image.pointee.hotspot_x), Int32(image.pointee.hotspot_y)),
        size: PixelSize(width: Int(image.pointee.width), height: Int(image.pointee.height)))
    }
    return nil
  }

  /// Returns a theme with libwayland-cursor's built-in images. The library uses them for a name that no theme
  /// has.
  private func builtInTheme(scale: Int) -> OpaquePointer? {
    if let theme = builtIn[scale] { return theme }
    guard let shm = globals.shm.unsafePointer else { return nil }
    let loaded = wl_cursor_theme_load(".none", Int32(size * scale), shm)
    builtIn[scale] = loaded
    return loaded
  }
}
