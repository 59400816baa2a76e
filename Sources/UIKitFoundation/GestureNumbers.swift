public import Foundation
import UIKitNames
public import WindowResponder

// Types of touches and presses as `NSNumber`, as Objective-C has them.

extension GestureRecognizer {
  /// The types of touches that the recognizer receives, as the raw values of `UITouch.TouchType`.
  @_disfavoredOverload public var allowedTouchTypes: [NSNumber] {
    get { touchTypes.map { NSNumber(value: $0.rawValue) } }
    set { touchTypes = newValue.compactMap { Touch.TouchType(rawValue: $0.intValue) } }
  }

  /// The types of presses that the recognizer receives, as the raw values of `UIPress.PressType`.
  @_disfavoredOverload public var allowedPressTypes: [NSNumber] {
    get { pressTypes.map { NSNumber(value: $0.rawValue) } }
    set { pressTypes = newValue.compactMap { Press.PressType(rawValue: $0.intValue) } }
  }
}

extension Touch {
  /// The index of an update of estimated properties. Always `nil`: a compositor sends final values.
  @_disfavoredOverload public var estimationUpdateIndex: NSNumber? { nil }
}
