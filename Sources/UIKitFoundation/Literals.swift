public import Foundation
public import WindowResponder

// swift-format-ignore: NoLeadingUnderscores
/// What a colour in code, `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, is.
public typealias _ColorLiteralType = Color
// swift-format-ignore: NoLeadingUnderscores
/// What a picture in code, `#imageLiteral(resourceName: "bear")`, is.
public typealias _ImageLiteralType = Image

extension Color: _ExpressibleByColorLiteral {
  /// Creates the colour that stands in code.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Creates the picture that stands in code, as `init(named:)` finds it; one without size where there is
  /// none.
  public convenience init(imageLiteralResourceName path: String) {
    if let found = Image(named: path), let pixels = found.cgImage {
      self.init(cgImage: pixels, scale: found.scale, orientation: found.imageOrientation)
    } else {
      self.init()
    }
  }
}

/// Runs a block, and gives what it gives. There is no pool that objects wait in: they go as soon as nobody
/// holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A point, in UIKit's older way.
public func CGPointMake(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
/// A size, in UIKit's older way.
public func CGSizeMake(_ width: Double, _ height: Double) -> Size {
  Size(width: width, height: height)
}
/// A rectangle, in UIKit's older way.
public func CGRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
/// A vector, in UIKit's older way.
public func CGVectorMake(_ dx: Double, _ dy: Double) -> Vector { Vector(dx: dx, dy: dy) }

extension RunLoop.Mode {
  /// While a finger scrolls or a control is tracked. What is added for it is added for all modes: the
  /// program's loop has one.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

extension ItemPath: NSCopying {
  /// The path itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension ContextMenuConfiguration {
  /// Creates a configuration, with what tells it from others as UIKit has it.
  @_disfavoredOverload public convenience init(
    identifier: (any NSCopying)?,
    previewProvider: ContextMenuContentPreviewProvider? = nil,
    actionProvider: ContextMenuActionProvider? = nil
  ) {
    self.init(
      identifier: identifier as? AnyHashable, previewProvider: previewProvider,
      actionProvider: actionProvider)
  }
}
