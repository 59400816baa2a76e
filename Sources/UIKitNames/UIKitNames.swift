// UIKit's names for this library's types, so that code written for UIKit compiles.
//
//     import UIKitNames
//
//     final class HelloController: UIViewController {
//       let button = UIButton(type: .system)
//       …
//     }
//
// Types without a counterpart in UIKit keep their own names. Core Graphics' names are in CoreGraphicsNames.
@_exported import Widgets
@_exported import WindowResponder
