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

  /// Creates a value that contains a three-dimensional transform.
  public convenience init(caTransform3D t: Transform3D) {
    var elements = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
    self.init(bytes: &elements, objCType: transform3DCode)
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

  /// The three-dimensional transform that the value contains, or the identity if it contains another type.
  public var caTransform3DValue: Transform3D {
    guard String(cString: objCType) == transform3DCode else { return .identity }
    var e = [Double](repeating: 0, count: 16)
    getValue(&e)
    var t = Transform3D()
    (t.m11, t.m12, t.m13, t.m14) = (e[0], e[1], e[2], e[3])
    (t.m21, t.m22, t.m23, t.m24) = (e[4], e[5], e[6], e[7])
    (t.m31, t.m32, t.m33, t.m34) = (e[8], e[9], e[10], e[11])
    (t.m41, t.m42, t.m43, t.m44) = (e[12], e[13], e[14], e[15])
    return t
  }

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

/// The type encoding of a three-dimensional transform, in Objective-C's notation.
///
/// Foundation for Linux encodes no structures but rectangles, points and sizes. Others are arrays of numbers.
private let transform3DCode = "[16d]"

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
  static var code: String { "[6d]" }
  static var empty: Transform { .identity }
}
extension EdgeInsets: HeldByValue {
  static var code: String { "[4d]" }
  static var empty: EdgeInsets { .zero }
}
