// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
public import WindowResponder

// As on Apple's systems, such a value in an `Any` also converts to its wrapper and back:
// `info[key] as? CGRect` is the rectangle of an `NSValue`, and `as? NSValue` wraps a `CGRect`.

extension Rect: _ObjectiveCBridgeable {
  /// Returns the value wrapped in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  /// Stores the value of an object in `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Rect?) {
    result = source.cgRectValue
  }
  /// Stores the value of an object in `result`, and returns a Boolean value that indicates whether the object
  /// contains a value of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Rect?
  ) -> Bool {
    result = take(source)
    return result != nil
  }
  /// Returns the value of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Rect {
    source?.cgRectValue ?? empty
  }
}

extension Point: _ObjectiveCBridgeable {
  /// Returns the value wrapped in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
  /// Stores the value of an object in `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Point?) {
    result = source.cgPointValue
  }
  /// Stores the value of an object in `result`, and returns a Boolean value that indicates whether the object
  /// contains a value of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Point?
  ) -> Bool {
    result = take(source)
    return result != nil
  }
  /// Returns the value of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Point {
    source?.cgPointValue ?? empty
  }
}

extension Size: _ObjectiveCBridgeable {
  /// Returns the value wrapped in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
  /// Stores the value of an object in `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Size?) {
    result = source.cgSizeValue
  }
  /// Stores the value of an object in `result`, and returns a Boolean value that indicates whether the object
  /// contains a value of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Size?
  ) -> Bool {
    result = take(source)
    return result != nil
  }
  /// Returns the value of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Size {
    source?.cgSizeValue ?? empty
  }
}

extension Transform: _ObjectiveCBridgeable {
  /// Returns the value wrapped in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
  /// Stores the value of an object in `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Transform?) {
    result = source.cgAffineTransformValue
  }
  /// Stores the value of an object in `result`, and returns a Boolean value that indicates whether the object
  /// contains a value of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Transform?
  ) -> Bool {
    result = take(source)
    return result != nil
  }
  /// Returns the value of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Transform {
    source?.cgAffineTransformValue ?? empty
  }
}

extension EdgeInsets: _ObjectiveCBridgeable {
  /// Returns the value wrapped in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
  /// Stores the value of an object in `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout EdgeInsets?) {
    result = source.uiEdgeInsetsValue
  }
  /// Stores the value of an object in `result`, and returns a Boolean value that indicates whether the object
  /// contains a value of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout EdgeInsets?
  ) -> Bool {
    result = take(source)
    return result != nil
  }
  /// Returns the value of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> EdgeInsets {
    source?.uiEdgeInsetsValue ?? empty
  }
}

extension NSNumber: AnimationNumber {}
