import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import Wayland

/// The surface with the image of a drag.
@MainActor final class WaylandDragIcon {
  let wlSurface: WlSurface
  private let buffers: WaylandBuffers
  private let viewport: WpViewport?
  private let fractionalScale: WpFractionalScaleV1?
  private var scale: SurfaceScale
  /// The smallest accepted scale, in pixels per point. It is the scale of the window on which the drag began.
  private let leastScale: Double
  private var icon: DragIcon
  /// The point of the image that is at the pointer, as the compositor knows it.
  private var placed = Point.zero
  private var isShown = false

  /// Creates the surface. ``show()`` draws it, after it was given its role.
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
    fractionalScale?.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .preferredScale(let numerator): link.target?.setFractional(numerator)
      }
    }
    wlSurface.onEvent = { [link = BackLink(self)] event in
      if case .preferredBufferScale(let factor) = event {
        link.target?.change { $0.setPreferred(factor) }
      }
    }
    buffers.onReady = { [link = BackLink(self)] in link.target?.show() }
  }

  /// Replaces the image.
  func replace(_ icon: DragIcon) {
    self.icon = icon
    show()
  }

  /// Sets the fractional scale, in 120ths, unless it is smaller than that of the window.
  ///
  /// KWin 5.27 sends a scale of 1 for a surface that it has not shown on an output yet, and no other scale
  /// later.
  private func setFractional(_ numerator: UInt32) {
    if Double(numerator) / 120 >= leastScale { change { $0.setFractional(numerator) } }
  }

  private func change(_ body: (inout SurfaceScale) -> Bool) {
    let old = scale
    if body(&scale), scale != old, isShown { show() }
  }

  /// Draws the image and commits it.
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
