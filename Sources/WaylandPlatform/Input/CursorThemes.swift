import CWayland
import ResponderPlatform
import Wayland

/// Where the pointer's pictures come from: the compositor, or else a cursor theme.
///
/// Of a theme only the pictures that are needed are read, each when it is needed first: a whole theme
/// has megabytes, and takes longer than all else that a program does before it is to be seen.
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

  private struct Key: Hashable {
    var shape: CursorShape
    var scale: Int
  }

  /// Draws cursors by name on the compositor's side, where it can.
  let shapeManager: WpCursorShapeManagerV1?
  private let connection: Connection
  private let globals: WaylandGlobals
  private let folders: CursorFolders
  private let size: Int
  /// What was looked for, found or not.
  private var pictures: [Key: Picture?] = [:]
  /// The buffers that were made here; libwayland's go with its themes.
  private var buffers: [WlBuffer] = []
  /// libwayland's own pictures, by scale, for who has no theme at all.
  private var builtIn: [Int: OpaquePointer] = [:]

  /// Reads the user's wishes: `XCURSOR_THEME`, `XCURSOR_SIZE` and `XCURSOR_PATH`.
  init(connection: Connection, globals: WaylandGlobals, environment: [String: String]) {
    self.connection = connection
    self.globals = globals
    folders = CursorFolders(environment: environment)
    size =
      environment["XCURSOR_SIZE"].flatMap { Int($0) }.map { min(max(1, $0), Self.maximumSize) }
      ?? Self.defaultSize
    shapeManager = globals.cursorShapeManager
  }

  /// Frees every picture.
  func destroy() {
    pictures.removeAll()
    for buffer in buffers { buffer.destroy() }
    buffers.removeAll()
    for theme in builtIn.values { wl_cursor_theme_destroy(theme) }
    builtIn.removeAll()
  }

  /// The surface that a picture is shown on.
  func makeSurface() -> WlSurface {
    globals.compositor.createSurface()
  }

  /// The first picture of a shape at a whole-number scale; nil where no theme has it.
  ///
  /// Animated cursors stand still: they would wake an idle program many times a second.
  func picture(_ shape: CursorShape, scale: Int) -> Picture? {
    let key = Key(shape: shape, scale: scale)
    if let known = pictures[key] { return known }
    let found = read(shape, scale: scale) ?? builtInPicture(shape, scale: scale)
    pictures[key] = .some(found)
    return found
  }

  private func read(_ shape: CursorShape, scale: Int) -> Picture? {
    let size = size * scale
    guard
      let image = folders.picture(shape.themeNames, size: size)
        ?? folders.picture(CursorShape.lastThemeNames, size: size),
      let memory = try? SharedMemory(byteCount: image.size.byteCount)
    else { return nil }
    image.pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      memory.base.copyMemory(from: start, byteCount: min(bytes.count, memory.byteCount))
    }
    // The compositor has its own descriptor and mapping when these requests arrive.
    let pool = globals.shm.createPool(fd: memory.descriptor, size: Int32(memory.byteCount))
    let buffer = pool.createBuffer(
      offset: 0, width: Int32(image.size.width), height: Int32(image.size.height),
      stride: Int32(image.size.stride), format: .argb8888)
    pool.destroy()
    buffers.append(buffer)
    return Picture(buffer: buffer, hotspot: image.hotspot, size: image.size)
  }

  private func builtInPicture(_ shape: CursorShape, scale: Int) -> Picture? {
    guard let theme = builtInTheme(scale: scale) else { return nil }
    for name in shape.themeNames + CursorShape.lastThemeNames {
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

  /// The name of no theme, so that libwayland-cursor uses the pictures built into it.
  private func builtInTheme(scale: Int) -> OpaquePointer? {
    if let theme = builtIn[scale] { return theme }
    guard let shm = globals.shm.unsafePointer else { return nil }
    let loaded = wl_cursor_theme_load(".none", Int32(size * scale), shm)
    builtIn[scale] = loaded
    return loaded
  }
}
