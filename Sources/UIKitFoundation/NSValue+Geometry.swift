public import Foundation
public import WindowResponder

extension NSValue {
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: Rect) { self.init(holding: rect, Rect.code) }
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: Point) { self.init(holding: point, Point.code) }
  /// Creates a value that contains a size.
  public convenience init(cgSize size: Size) { self.init(holding: size, Size.code) }
  /// Creates a value that contains a transform.
  public convenience init(cgAffineTransform transform: Transform) {
    self.init(holding: transform, Transform.code)
  }
  /// Creates a value that contains insets.
  public convenience init(uiEdgeInsets insets: EdgeInsets) {
    self.init(holding: insets, EdgeInsets.code)
  }

  /// The rectangle that the value contains, or zero if it contains another type.
  public var cgRectValue: Rect { held(Rect.code) ?? .zero }
  /// The point that the value contains, or zero if it contains another type.
  public var cgPointValue: Point { held(Point.code) ?? .zero }
  /// The size that the value contains, or zero if it contains another type.
  public var cgSizeValue: Size { held(Size.code) ?? .zero }
  /// The transform that the value contains, or the identity if it contains another type.
  public var cgAffineTransformValue: Transform { held(Transform.code) ?? .identity }
  /// The insets that the value contains, or zero if it contains another type.
  public var uiEdgeInsetsValue: EdgeInsets { held(EdgeInsets.code) ?? .zero }

  private convenience init<Value: BitwiseCopyable>(holding value: Value, _ code: String) {
    var value = value
    self.init(bytes: &value, objCType: code)
  }

  /// Returns the value of a type that this object contains, or `nil` if it contains another type.
  fileprivate func held<Value: HeldByValue>(_ code: String) -> Value? {
    guard String(cString: objCType) == code else { return nil }
    var value = Value.empty
    getValue(&value)
    return value
  }
}

/// A type whose values an `NSValue` can contain.
protocol HeldByValue: BitwiseCopyable {
  /// The type encoding of the value, in Objective-C's notation.
  static var code: String { get }
  static var empty: Self { get }
}

extension HeldByValue {
  static func take(_ value: NSValue) -> Self? { value.held(code) }
}

extension Rect: HeldByValue {
  static var code: String { "{CGRect={CGPoint=dd}{CGSize=dd}}" }
  static var empty: Rect { .zero }
}
extension Point: HeldByValue {
  static var code: String { "{CGPoint=dd}" }
  static var empty: Point { .zero }
}
extension Size: HeldByValue {
  static var code: String { "{CGSize=dd}" }
  static var empty: Size { .zero }
}
extension Transform: HeldByValue {
  static var code: String { "{CGAffineTransform=dddddd}" }
  static var empty: Transform { .identity }
}
extension EdgeInsets: HeldByValue {
  static var code: String { "{UIEdgeInsets=dddd}" }
  static var empty: EdgeInsets { .zero }
}
