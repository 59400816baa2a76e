import ResponderGeometry
import ResponderPlatform
import Wayland

/// The surface with the picture of what is dragged.
@MainActor final class WaylandDragIcon {
  let wlSurface: WlSurface
  private let buffers: WaylandBuffers
  private let viewport: WpViewport?
  private let fractionalScale: WpFractionalScaleV1?
  private var scale: SurfaceScale
  /// Pixels per point of the window that it is dragged from.
  private let leastScale: Double
  private var icon: DragIcon
  /// What of the picture is at the pointer, as the compositor knows it.
  private var placed = Point.zero
  private var isShown = false

  /// Makes the surface; ``show()`` draws it, once it has its role.
  init(_ icon: DragIcon, for surface: WaylandSurface, display: WaylandDisplay) {
    self.icon = icon
    let globals = display.globals
    wlSurface = globals.compositor.createSurface()
    buffers = WaylandBuffers(shm: globals.shm, log: display.log, makeMemory: display.makeMemory)
    scale = surface.surfaceScale
    leastScale = scale.value
    if let viewporter = globals.viewporter, let manager = globals.fractionalScaleManager {
      viewport = viewporter.getViewport(surface: wlSurface)
      fractionalScale = manager.getFractionalScale(surface: wlSurface)
    } else {
      viewport = nil
      fractionalScale = nil
    }
    fractionalScale?.onEvent = { [weak self] event in
      switch event {
      case .preferredScale(let numerator): self?.setFractional(numerator)
      }
    }
    wlSurface.onEvent = { [weak self] event in
      if case .preferredBufferScale(let factor) = event { self?.change { $0.setPreferred(factor) } }
    }
    buffers.onReady = { [weak self] in self?.show() }
  }

  /// Shows another picture.
  func replace(_ icon: DragIcon) {
    self.icon = icon
    show()
  }

  /// KWin 5.27 tells a scale of 1 for a surface that it has not seen on an output yet, and no other later:
  /// the picture is as sharp as the window at least.
  private func setFractional(_ numerator: UInt32) {
    if Double(numerator) / 120 >= leastScale { change { $0.setFractional(numerator) } }
  }

  private func change(_ body: (inout SurfaceScale) -> Bool) {
    let old = scale
    if body(&scale), scale != old, isShown { show() }
  }

  /// Draws the picture and commits it.
  func show() {
    isShown = true
    let points = Size(width: icon.size.width.rounded(.up), height: icon.size.height.rounded(.up))
    guard let size = PixelSize(points: points, scale: scale.value) else { return }
    let outcome = buffers.draw(
      size: size, scale: scale.value, damage: Region(size.bounds), moves: []
    ) { pixels, _ in icon.paint(pixels) }
    guard case .drawn(let buffer, _) = outcome else { return }
    if scale.isFractional {
      viewport?.setDestination(width: Int32(points.width), height: Int32(points.height))
    } else if wlSurface.version >= 3 {
      wlSurface.setBufferScale(scale: scale.bufferScale)
    }
    attach(buffer)
    wlSurface.damage(x: 0, y: 0, width: Int32.max, height: Int32.max)
    wlSurface.commit()
  }

  /// Attaches a buffer so that the hotspot is at the pointer.
  private func attach(_ buffer: WlBuffer) {
    let hotspot = Point(x: icon.hotspot.x.rounded(), y: icon.hotspot.y.rounded())
    let x = Int32(placed.x - hotspot.x)
    let y = Int32(placed.y - hotspot.y)
    placed = hotspot
    if wlSurface.version >= 5 {
      wlSurface.attach(buffer: buffer, x: 0, y: 0)
      if x != 0 || y != 0 { wlSurface.offset(x: x, y: y) }
    } else {
      wlSurface.attach(buffer: buffer, x: x, y: y)
    }
  }

  func destroy() {
    fractionalScale?.onEvent = nil
    fractionalScale?.destroy()
    viewport?.destroy()
    wlSurface.onEvent = nil
    wlSurface.destroy()
    buffers.destroy()
  }
}
