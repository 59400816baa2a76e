// Core Graphics' names, for files that import `CoreGraphics`, alone or together with UIKit or Foundation.
// Names that Foundation also has are re-exported one by one, as in the module UIKit.
@_exported import CoreGraphicsNames

@_exported import typealias CoreGraphicsNames.CGFloat
@_exported import typealias CoreGraphicsNames.CGPoint
@_exported import typealias CoreGraphicsNames.CGRect
@_exported import typealias CoreGraphicsNames.CGSize
@_exported import typealias CoreGraphicsNames.IndexPath
@_exported import class UIKitFoundation.CGMutablePath
@_exported import class UIKitFoundation.CGPath
@_exported import struct UIKitFoundation.CGPathElement
@_exported import enum UIKitFoundation.CGPathElementType
