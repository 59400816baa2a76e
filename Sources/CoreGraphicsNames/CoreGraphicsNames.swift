// Core Graphics' names for this library's geometry and drawing, and `IndexPath`.
//
// Foundation has its own `CGRect` and the like on Linux: a file imports this module or Foundation, and
// names the other's types in full where it needs both.
import Widgets
@_exported import WindowResponder

/// Core Graphics' name for its numbers.
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

/// Core Foundation's name for a list of anything: `[a, b] as CFArray` is one.
public typealias CFArray = [Any]

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> ColorSpace { .sRGB }

/// The space of grays.
public func CGColorSpaceCreateDeviceGray() -> ColorSpace { .gray }

/// Foundation's name for what UIKit's tables and collections call a row or an item, `ItemPath`.
public typealias IndexPath = ItemPath
