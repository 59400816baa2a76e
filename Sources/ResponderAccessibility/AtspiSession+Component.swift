internal import ResponderBus
internal import ResponderGeometry

extension AtspiSession {
  func callComponent(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) throws(AtspiError) -> [DBusValue]? {
    switch method {
    case "Contains":
      let point = try point(arguments, at: 0, type: 2, object)
      return [.bool(object.accessibleFrame.map { Self.contains($0, point) } ?? false)]
    case "GetAccessibleAtPoint":
      let point = try point(arguments, at: 0, type: 2, object)
      if let found = object.accessibleObject(at: point) { return [reference(to: found)] }
      let isInside = object.accessibleFrame.map { Self.contains($0, point) } ?? false
      return [reference(to: isInside ? object : nil)]
    case "GetExtents":
      let origin = try origin(of: arguments.int(0), object)
      return [.structure(Self.extents(object.accessibleFrame, from: origin))]
    case "GetPosition":
      let origin = try origin(of: arguments.int(0), object)
      return Array(Self.extents(object.accessibleFrame, from: origin).prefix(2))
    case "GetSize":
      return Array(Self.extents(object.accessibleFrame, from: Point(x: 0, y: 0)).suffix(2))
    case "GetLayer": return [.uint32(Self.layer(of: object.accessibleRole))]
    case "GetMDIZOrder": return [.int16(-1)]
    case "GrabFocus": return [.bool(object.takeAccessibleFocus())]
    case "GetAlpha": return [.double(1)]
    case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
    case "ScrollTo":
      try Self.checkScrollType(arguments.int(0))
      return [.bool(object.scrollAccessibleToVisible())]
    case "ScrollToPoint":
      _ = try origin(of: arguments.int(0), object)
      return [.bool(object.scrollAccessibleToVisible())]
    default: return nil
    }
  }

  static func checkScrollType(_ type: Int) throws(AtspiError) {
    guard (0...6).contains(type) else { throw .invalidArguments("unknown scroll type \(type)") }
  }

  // MARK: Coordinates

  /// Returns the origin of a coordinate type in the window geometry.
  ///
  /// Wayland has no screen coordinates. Coordinates of the window replace them.
  func origin(
    of type: Int, _ object: any AccessibleObject
  ) throws(AtspiError) -> Point {
    switch type {
    case 0, 1: return Point(x: 0, y: 0)
    case 2: return object.accessibleParent?.accessibleFrame?.origin ?? Point(x: 0, y: 0)
    default: throw .invalidArguments("unknown coordinate type \(type)")
    }
  }

  /// Returns a point of the window geometry from two arguments and the coordinate type.
  func point(
    _ arguments: AtspiArguments, at first: Int, type: Int, _ object: any AccessibleObject
  ) throws(AtspiError) -> Point {
    let origin = try origin(of: arguments.int(type), object)
    return Point(
      x: Double(arguments.int(first)) + origin.x, y: Double(arguments.int(first + 1)) + origin.y)
  }

  static func contains(_ frame: Rect, _ point: Point) -> Bool {
    point.x >= frame.minX && point.x < frame.maxX && point.y >= frame.minY && point.y < frame.maxY
  }

  /// Returns x, y, width and height in whole points, so that adjacent edges stay adjacent. Without a frame,
  /// they are -1.
  static func extents(_ frame: Rect?, from origin: Point) -> [DBusValue] {
    guard let frame else { return Array(repeating: .int32(-1), count: 4) }
    let left = DBusValue.whole(frame.minX - origin.x)
    let top = DBusValue.whole(frame.minY - origin.y)
    let right = DBusValue.whole(frame.maxX - origin.x)
    let bottom = DBusValue.whole(frame.maxY - origin.y)
    return [.int(left), .int(top), .int(right - left), .int(bottom - top)]
  }

  private static func layer(of role: AccessibleRole) -> UInt32 {
    switch role {
    case .frame, .window, .dialog, .alert: return 7
    case .popupMenu, .menu, .toolTip, .notification: return 5
    default: return 3
    }
  }

  // MARK: Image

  func callImage(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) throws(AtspiError) -> [DBusValue]? {
    let frame = object.accessibleImageFrame
    switch method {
    case "GetImageExtents":
      let origin = try origin(of: arguments.int(0), object)
      return [.structure(Self.extents(frame, from: origin))]
    case "GetImagePosition":
      let origin = try origin(of: arguments.int(0), object)
      return Array(Self.extents(frame, from: origin).prefix(2))
    case "GetImageSize": return Array(Self.extents(frame, from: Point(x: 0, y: 0)).suffix(2))
    default: return nil
    }
  }

  func imageProperty(_ name: String, _ object: any AccessibleObject) -> DBusValue? {
    switch name {
    case "ImageDescription":
      let description = object.accessibleDescription
      return .text(description.isEmpty ? object.accessibleName : description)
    case "ImageLocale": return accessibleProperty("Locale", object)
    default: return nil
    }
  }
}
