import ResponderPlatform
import Wayland

/// What has a picture on screen: a pointer or a pen.
@MainActor protocol CursorTarget: AnyObject {
  func setCursor(serial: UInt32, surface: WlSurface?, hotspotX: Int32, hotspotY: Int32)
  /// The object that sets its shape by name.
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

/// The picture of one pointer or pen: by `wp_cursor_shape_device_v1` where there is one, else a surface
/// with a picture of the cursor theme.
@MainActor final class WaylandCursor {
  private let target: any CursorTarget
  private let source: CursorThemes?
  private var device: WpCursorShapeDeviceV1?
  private var surface: WlSurface?
  /// The serial of the newest enter; nil while the pointer or pen is elsewhere.
  private var serial: UInt32?
  /// What is shown, so that the same picture is not sent again; nil where that is unknown.
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

  /// The pointer came: its picture is undefined until we set one.
  func entered(serial: UInt32) {
    self.serial = serial
    shown = nil
  }

  /// The pointer went: its picture is no longer ours.
  func left() {
    serial = nil
    shown = nil
  }

  /// Shows a shape, or nothing for nil; `scale` is that of the surface under the pointer.
  func show(_ shape: CursorShape?, scale: Double) {
    guard let serial, let source else { return }
    let wanted = Shown(shape: shape, scale: Int(scale.rounded(.up)))
    guard wanted != shown else { return }
    shown = wanted
    guard let shape else {
      target.setCursor(serial: serial, surface: nil, hotspotX: 0, hotspotY: 0)
      return
    }
    if let device = shapeDevice() {
      device.setShape(serial: serial, shape: .init(rawValue: shape.protocolValue))
    } else if let picture = source.picture(shape, scale: wanted.scale) {
      show(picture, scale: wanted.scale, serial: serial)
    }
  }

  private func shapeDevice() -> WpCursorShapeDeviceV1? {
    if device == nil { device = source?.shapeManager.map { target.shapeDevice(of: $0) } }
    return device
  }

  private func show(_ picture: CursorThemes.Picture, scale: Int, serial: UInt32) {
    guard let surface = surface ?? source?.makeSurface() else { return }
    self.surface = surface
    // A theme that lacks the size gives another; a buffer must be a multiple of its scale.
    let size = picture.size
    let fits = size.width % scale == 0 && size.height % scale == 0 && surface.version >= 3
    let factor = fits ? scale : 1
    surface.setBufferScale(scale: Int32(factor))
    surface.attach(buffer: picture.buffer, x: 0, y: 0)
    surface.damage(x: 0, y: 0, width: Int32.max, height: Int32.max)
    surface.commit()
    target.setCursor(
      serial: serial, surface: surface, hotspotX: picture.hotspot.x / Int32(factor),
      hotspotY: picture.hotspot.y / Int32(factor))
  }
}
