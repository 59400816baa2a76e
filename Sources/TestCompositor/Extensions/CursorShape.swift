/// The global `wp_cursor_shape_manager_v1`: cursors by their names.
extension Server {
  func serve(_ manager: WpCursorShapeManagerV1Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .destroy: break
      case .getPointer(let id, let pointer):
        guard let seat = seats.first(where: { $0.pointers.contains { $0 === pointer } }) else {
          return
        }
        serve(id, seat)
      case .getTabletToolV2: break
      }
    }
  }

  private func serve(_ device: WpCursorShapeDeviceV1Resource, _ seat: Seat) {
    device.onRequest = { [unowned seat, unowned device] request in
      switch request {
      case .destroy: break
      case .setShape(let serial, let shape):
        guard (1...34).contains(shape.rawValue) else {
          let code = WpCursorShapeDeviceV1Resource.ErrorCode.invalidShape
          return device.postError(code, "shape \(shape.rawValue)")
        }
        if serial == seat.enterSerial { seat.cursor = .shape(shape) }
      }
    }
  }
}
