import ResponderPlatform
import ResponderRuntime
import Wayland

/// The icons of windows (`xdg_toplevel_icon_v1`), in the sizes that the compositor prefers. Created for the
/// first icon.
@MainActor final class WaylandIcons {
  /// The sizes if the compositor sends none, in points.
  static let usualSizes: [Int32] = [16, 32, 48, 64]
  /// The largest size of an icon, in points.
  static let maximumSize: Int32 = 512
  /// The largest number of sizes.
  static let maximumCount = 8
  /// The scales in which each size is drawn, in device pixels per point.
  private static let scales: [Int32] = [1, 2]

  private struct Waiting {
    @BackLink var surface: WaylandSurface?
    var icon: SurfaceIcon
  }

  private let manager: XdgToplevelIconManagerV1
  private unowned let display: WaylandDisplay
  private var told: [Int32] = []
  private var areSizesKnown = false
  private var waiting: [Waiting] = []

  init?(_ display: WaylandDisplay) {
    guard let manager = display.lateGlobals.take(XdgToplevelIconManagerV1.self) else { return nil }
    self.manager = manager
    self.display = display
    manager.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .iconSize(let size): link.target?.note(size)
      case .done: link.target?.sizesAreKnown()
      }
    }
  }

  /// Sets the icon of a window, as soon as the preferred sizes are known. If `icon` is `nil`, removes it.
  func set(_ icon: SurfaceIcon?, on surface: WaylandSurface) {
    waiting.removeAll { $0.surface == nil || $0.surface === surface }
    guard let icon else { return send(nil, to: surface) }
    if areSizesKnown {
      send(icon, to: surface)
    } else {
      waiting.append(Waiting(surface: BackLink(surface), icon: icon))
    }
  }

  private func note(_ size: Int32) {
    guard (1...Self.maximumSize).contains(size), !told.contains(size) else { return }
    if told.count < Self.maximumCount { told.append(size) }
  }

  private func sizesAreKnown() {
    areSizesKnown = true
    let sent = waiting
    waiting = []
    for item in sent {
      if let surface = item.surface { send(item.icon, to: surface) }
    }
  }

  private func send(_ icon: SurfaceIcon?, to surface: WaylandSurface) {
    guard let toplevel = surface.toplevel?.toplevel else { return }
    if let icon { send(icon, to: toplevel) } else { manager.setIcon(toplevel: toplevel, icon: nil) }
    // The icon takes effect with the next commit. Without a change to draw, there would be none.
    if surface.mayShow, surface.committed.size != nil { surface.commit() }
  }

  /// Sends an icon. If no memory for its images is available, the icon has only its name.
  private func send(_ icon: SurfaceIcon, to toplevel: XdgToplevel) {
    let made = manager.createIcon()
    if let name = icon.name {
      made.setName(iconName: name.limited(toUTF8Count: WaylandToplevel.maximumTextSize))
    }
    var buffers: [WlBuffer] = []
    if let paint = icon.paint {
      do {
        buffers = try addPictures(to: made, paint)
      } catch {
        display.log.once("icon.memory", "no memory for an icon: \(error)")
      }
    }
    manager.setIcon(toplevel: toplevel, icon: made)
    // The window keeps the icon. The buffers are destroyed after it, since the other order is a protocol
    // error.
    made.destroy()
    for buffer in buffers { buffer.destroy() }
  }

  private func addPictures(
    to icon: XdgToplevelIconV1, _ paint: (PixelBuffer) -> Void
  ) throws -> [WlBuffer] {
    let sizes = told.isEmpty ? Self.usualSizes : told
    let pictures = sizes.flatMap { size in Self.scales.map { (size: size, scale: $0) } }
    let lengths = pictures.map { Int($0.size * $0.scale) }
    let byteCount = lengths.reduce(0) { $0 + $1 * $1 * 4 }
    let memory = try display.makeMemory(byteCount)
    let pool = display.globals.shm.createPool(fd: memory.descriptor, size: Int32(byteCount))
    defer { pool.destroy() }
    var offset = 0
    var buffers: [WlBuffer] = []
    for (picture, length) in zip(pictures, lengths) {
      paint(
        PixelBuffer(
          base: memory.base + offset, width: length, height: length, stride: length * 4,
          scale: Double(picture.scale), identity: buffers.count + 1))
      let buffer = pool.createBuffer(
        offset: Int32(offset), width: Int32(length), height: Int32(length),
        stride: Int32(length * 4), format: .argb8888)
      icon.addBuffer(buffer: buffer, scale: picture.scale)
      buffers.append(buffer)
      offset += length * length * 4
    }
    return buffers
  }
}
