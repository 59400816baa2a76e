// Core Graphics' names for this library's geometry and drawing, and `IndexPath`.
//
// On Linux, Foundation has types of its own such as `CGRect`. A file imports either this module or
// Foundation. If it needs both, it qualifies the names of one with the module.
import Widgets
@_exported import WindowResponder

/// Core Graphics' name for `Double`.
public typealias CGFloat = Double

/// Core Graphics' name for `Point`.
public typealias CGPoint = Point

/// Core Graphics' name for `Size`.
public typealias CGSize = Size

/// Core Graphics' name for `Rect`.
public typealias CGRect = Rect

/// Core Graphics' name for `Vector`.
public typealias CGVector = Vector

/// Core Graphics' name for `Transform`.
public typealias CGAffineTransform = Transform

/// Core Graphics' name for `GraphicsContext`.
public typealias CGContext = GraphicsContext

/// Core Graphics' name for `Path`.
public typealias CGPath = Path

/// Core Graphics' name for `Gradient`.
public typealias CGGradient = Gradient

/// Core Graphics' name for `BlendMode`.
public typealias CGBlendMode = BlendMode

/// Core Graphics' name for `LineCap`.
public typealias CGLineCap = LineCap

/// Core Graphics' name for `LineJoin`.
public typealias CGLineJoin = LineJoin

/// Core Graphics' name for `PixelImage`.
public typealias CGImage = PixelImage

/// Core Graphics' name for `Color`.
public typealias CGColor = Color

/// Core Graphics' name for `ColorSpace`.
public typealias CGColorSpace = ColorSpace

/// Core Graphics' name for `PathFillRule`.
public typealias CGPathFillRule = PathFillRule

/// Core Graphics' name for `PathDrawingMode`.
public typealias CGPathDrawingMode = PathDrawingMode

/// Core Graphics' name for `InterpolationQuality`.
public typealias CGInterpolationQuality = InterpolationQuality

/// Core Graphics' name for `GradientDrawingOptions`.
public typealias CGGradientDrawingOptions = GradientDrawingOptions

/// Core Foundation's name for an array of any objects, as in `[a, b] as CFArray`.
public typealias CFArray = [Any]

/// Core Foundation's name for any object, as in `layer.font = font as CFTypeRef`.
public typealias CFTypeRef = AnyObject

/// Core Foundation's name for a number of seconds.
public typealias CFTimeInterval = Double

/// Core Foundation's name for a number of seconds since January 1, 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the color space sRGB.
public func CGColorSpaceCreateDeviceRGB() -> ColorSpace { .sRGB }

/// Returns the color space of grays.
public func CGColorSpaceCreateDeviceGray() -> ColorSpace { .gray }

/// Foundation's name for `ItemPath`, the index path of a row or an item in UIKit's tables and collections.
public typealias IndexPath = ItemPath
