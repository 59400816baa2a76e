import ResponderPlatform
import Wayland

/// A pointer or a pen, which has a cursor image on the screen.
@MainActor protocol CursorTarget: AnyObject {
  func setCursor(serial: UInt32, surface: WlSurface?, hotspotX: Int32, hotspotY: Int32)
  /// Creates the object that sets its shape by name.
  func shapeDevice(of manager: WpCursorShapeManagerV1) -> WpCursorShapeDeviceV1
}

extension WlPointer: CursorTarget {
  func shapeDevice(of manager: WpCursorShapeManagerV1) -> WpCursorShapeDeviceV1 {
    manager.getPointer(pointer: self)
  }
}

extension ZwpTabletToolV2: CursorTarget {
  func shapeDevice(of manager: WpCursorShapeManagerV1) -> WpCursorShapeDeviceV1 {
    manager.getTabletToolV2(tabletTool: self)
  }
}

/// The image of one pointer or pen.
///
/// It uses `wp_cursor_shape_device_v1` if the compositor has it, or else a surface with an image of the
/// cursor theme.
@MainActor final class WaylandCursor {
  private let target: any CursorTarget
  private let source: CursorThemes?
  private var device: WpCursorShapeDeviceV1?
  private var surface: WlSurface?
  /// The serial of the newest enter event, or `nil` if the pointer or pen is over no surface of this
  /// application.
  private var serial: UInt32?
  /// The shape and scale that are shown, or `nil` if they are unknown. The same image is not sent twice.
  private var shown: Shown?

  private struct Shown: Equatable {
    var shape: CursorShape?
    var scale: Int
  }

  init(target: any CursorTarget, source: CursorThemes?) {
    self.target = target
    self.source = source
  }

  func destroy() {
    device?.destroy()
    surface?.destroy()
  }

  /// Begins a stay over a surface. The image is undefined until this application sets one.
  func entered(serial: UInt32) {
    self.serial = serial
    shown = nil
  }

  /// Ends a stay over a surface. This application no longer sets the image.
  func left() {
    serial = nil
    shown = nil
  }

  /// Shows a shape, or hides the image if `shape` is `nil`. `scale` is that of the surface under the pointer.
  func show(_ shape: CursorShape?, scale: Double) {
    guard let serial, let source else { return }
    // A compositor that has the shapes chooses the image for each scale itself.
    let scale = source.shapeManager == nil ? Int(scale.rounded(.up)) : 1
    let wanted = Shown(shape: shape, scale: scale)
    guard wanted != shown else { return }
    shown = wanted
    guard let shape else {
      target.setCursor(serial: serial, surface: nil, hotspotX: 0, hotspotY: 0)
      return
    }
    if let device = shapeDevice() {
      device.setShape(serial: serial, shape: .init(rawValue: shape.protocolValue))
    } else if let image = source.image(shape, scale: wanted.scale) {
      show(image, scale: wanted.scale, serial: serial)
    }
  }

  private func shapeDevice() -> WpCursorShapeDeviceV1? {
    if device == nil { device = source?.shapeManager.map { target.shapeDevice(of: $0) } }
    return device
  }

  private func show(_ image: CursorThemes.Image, scale: Int, serial: UInt32) {
    guard let surface = surface ?? source?.makeSurface() else { return }
    self.surface = surface
    // If a theme lacks the size, it returns another one. The size of a buffer must be a multiple of its
    // scale.
    let size = image.size
    let fits = size.width % scale == 0 && size.height % scale == 0 && surface.version >= 3
    let factor = fits ? scale : 1
    surface.setBufferScale(scale: Int32(factor))
    surface.attach(buffer: image.buffer, x: 0, y: 0)
    surface.damage(x: 0, y: 0, width: Int32.max, height: Int32.max)
    surface.commit()
    target.setCursor(
      serial: serial, surface: surface, hotspotX: image.hotspot.x / Int32(factor),
      hotspotY: image.hotspot.y / Int32(factor))
  }
}
