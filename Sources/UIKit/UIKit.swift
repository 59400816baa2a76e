// UIKit as a module, so that `import UIKit` stands as it is.
//
// What Foundation has too is handed on name by name as well: such an import goes before one of a whole
// module, also where a file imports Foundation beside UIKit, so that no name is ambiguous there.
@_exported import CoreGraphicsNames
@_exported import UIKitFoundation

@_exported import typealias CoreGraphicsNames.CGFloat
@_exported import typealias CoreGraphicsNames.CGPoint
@_exported import typealias CoreGraphicsNames.CGRect
@_exported import typealias CoreGraphicsNames.CGSize
@_exported import typealias CoreGraphicsNames.IndexPath
@_exported import typealias UIKitFoundation.Bundle
@_exported import class UIKitFoundation.Timer
