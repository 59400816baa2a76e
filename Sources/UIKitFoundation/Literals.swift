public import Foundation
public import WindowResponder

// swift-format-ignore: NoLeadingUnderscores
/// The type of a color literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
public typealias _ColorLiteralType = Color
// swift-format-ignore: NoLeadingUnderscores
/// The type of an image literal: `#imageLiteral(resourceName: "bear")`.
public typealias _ImageLiteralType = Image

extension Color: _ExpressibleByColorLiteral {
  /// Creates a color from a color literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Creates an image from an image literal, as `init(named:)` finds it, or an image of size zero if there is
  /// none.
  public convenience init(imageLiteralResourceName path: String) {
    if let found = Image(named: path), let pixels = found.cgImage {
      self.init(cgImage: pixels, scale: found.scale, orientation: found.imageOrientation)
    } else {
      self.init()
    }
  }
}

/// Calls a closure and returns its result.
///
/// There is no autorelease pool: an object is released with its last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Returns a point. Follows `CGPointMake`.
public func CGPointMake(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
/// Returns a size. Follows `CGSizeMake`.
public func CGSizeMake(_ width: Double, _ height: Double) -> Size {
  Size(width: width, height: height)
}
/// Returns a rectangle. Follows `CGRectMake`.
public func CGRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
/// Returns a vector. Follows `CGVectorMake`.
public func CGVectorMake(_ dx: Double, _ dy: Double) -> Vector { Vector(dx: dx, dy: dy) }

extension RunLoop.Mode {
  /// The mode while a touch scrolls or a control tracks a touch.
  ///
  /// The program's run loop has one mode: whatever is added for this mode is added for all.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

extension ItemPath: NSCopying {
  /// Returns the index path itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension ContextMenuConfiguration {
  /// Creates a configuration with an identifier, as in UIKit.
  @_disfavoredOverload public convenience init(
    identifier: (any Foundation.NSCopying)?,
    previewProvider: ContextMenuContentPreviewProvider? = nil,
    actionProvider: ContextMenuActionProvider? = nil
  ) {
    self.init(
      identifier: identifier as? AnyHashable, previewProvider: previewProvider,
      actionProvider: actionProvider)
  }
}
