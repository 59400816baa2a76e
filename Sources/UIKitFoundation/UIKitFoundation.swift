// What the product UIKit has and Foundation is needed for: notifications, attributed strings, timers.
// Programs import `UIKit`.
@_exported import Foundation
@_exported import UIKitNames
@_exported import Widgets
@_exported import WindowResponder
