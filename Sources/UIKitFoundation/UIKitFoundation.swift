// The parts of the product UIKit that need Foundation: notifications, attributed strings, timers. Programs
// import `UIKit`.
@_exported import Foundation
@_exported import UIKitNames
@_exported import Widgets
@_exported import WindowResponder
