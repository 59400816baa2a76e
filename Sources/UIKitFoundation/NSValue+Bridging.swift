// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
public import WindowResponder

// As on Apple's systems, such a value in an `Any` is what it holds too: `info[key] as? CGRect` is the
// rectangle of an `NSValue`, and `as? NSValue` of a `CGRect`.

extension Rect: _ObjectiveCBridgeable {
  /// The value in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  /// The value that an object holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Rect?) {
    result = source.cgRectValue
  }
  /// The value that an object holds, where it holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Rect?
  ) -> Bool {
    result = take(source)
    return result != nil
  }
  /// The value that an object holds.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Rect {
    source?.cgRectValue ?? empty
  }
}

extension Point: _ObjectiveCBridgeable {
  /// The value in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
  /// The value that an object holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Point?) {
    result = source.cgPointValue
  }
  /// The value that an object holds, where it holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Point?
  ) -> Bool {
    result = take(source)
    return result != nil
  }
  /// The value that an object holds.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Point {
    source?.cgPointValue ?? empty
  }
}

extension Size: _ObjectiveCBridgeable {
  /// The value in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
  /// The value that an object holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Size?) {
    result = source.cgSizeValue
  }
  /// The value that an object holds, where it holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Size?
  ) -> Bool {
    result = take(source)
    return result != nil
  }
  /// The value that an object holds.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Size {
    source?.cgSizeValue ?? empty
  }
}

extension Transform: _ObjectiveCBridgeable {
  /// The value in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
  /// The value that an object holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Transform?) {
    result = source.cgAffineTransformValue
  }
  /// The value that an object holds, where it holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Transform?
  ) -> Bool {
    result = take(source)
    return result != nil
  }
  /// The value that an object holds.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Transform {
    source?.cgAffineTransformValue ?? empty
  }
}

extension EdgeInsets: _ObjectiveCBridgeable {
  /// The value in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
  /// The value that an object holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout EdgeInsets?) {
    result = source.uiEdgeInsetsValue
  }
  /// The value that an object holds, where it holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout EdgeInsets?
  ) -> Bool {
    result = take(source)
    return result != nil
  }
  /// The value that an object holds.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> EdgeInsets {
    source?.uiEdgeInsetsValue ?? empty
  }
}

extension NSNumber: AnimationNumber {}
