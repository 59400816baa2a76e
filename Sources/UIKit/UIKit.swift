// UIKit as a module, so that `import UIKit` stays as it is.
//
// Names that Foundation declares too are also re-exported one by one: Swift prefers such an import to that
// of a whole module, so no name is ambiguous in a file that imports Foundation beside UIKit.
@_exported import CoreGraphicsNames
@_exported import UIKitFoundation

@_exported import typealias CoreGraphicsNames.CGFloat
@_exported import typealias CoreGraphicsNames.CGPoint
@_exported import typealias CoreGraphicsNames.CGRect
@_exported import typealias CoreGraphicsNames.CGSize
@_exported import typealias CoreGraphicsNames.IndexPath
@_exported import typealias UIKitFoundation.Bundle
@_exported import class UIKitFoundation.CGPath
@_exported import protocol UIKitFoundation.NSCopying
@_exported import protocol UIKitFoundation.NSMutableCopying
@_exported import typealias UIKitFoundation.NSZone
@_exported import class UIKitFoundation.Timer
