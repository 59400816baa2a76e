extension Control {
  /// The state of a control, as a combination of values. The values are those of `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state.
    public static let normal: State = []
    /// A touch is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for applications.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits for the library.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The events of a control. The values are those of `UIControl.Event`.
  public struct Events: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch went down.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// A touch went down as at least the second one in quick succession.
    public static let touchDownRepeat = Events(rawValue: 1 << 1)
    /// The touch moved inside the bounds.
    public static let touchDragInside = Events(rawValue: 1 << 2)
    /// The touch moved outside of the bounds.
    public static let touchDragOutside = Events(rawValue: 1 << 3)
    /// The touch entered the bounds.
    public static let touchDragEnter = Events(rawValue: 1 << 4)
    /// The touch left the bounds.
    public static let touchDragExit = Events(rawValue: 1 << 5)
    /// The touch ended inside the bounds.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// The touch ended outside of the bounds.
    public static let touchUpOutside = Events(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Events(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// The primary action of the control was triggered, for example by pressing a button.
    public static let primaryActionTriggered = Events(rawValue: 1 << 13)
    /// The control's menu is about to be created and shown for a touch, the pointer, or a key. A handler can
    /// still set the menu.
    public static let menuActionTriggered = Events(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Events(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Events(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Events(rawValue: 1 << 18)
    /// Editing ended with Return.
    public static let editingDidEndOnExit = Events(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Events(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Events(rawValue: 0x000F_0000)
    /// The bits for applications.
    public static let applicationReserved = Events(rawValue: 0x0F00_0000)
    /// The bits for the library.
    public static let systemReserved = Events(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Events(rawValue: 0xFFFF_FFFF)
  }

  /// The vertical alignments of content. The values are those of `UIControl.ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the center.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From top to bottom. Images are stretched.
    case fill
  }

  /// The horizontal alignments of content. The values are those of `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the center.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From left to right. Images are stretched, and text is wrapped.
    case fill
    /// At the leading edge, which is the right one in right-to-left layouts.
    case leading
    /// At the trailing edge, which is the left one in right-to-left layouts.
    case trailing

    /// Returns the alignment in a layout direction, which is neither leading nor trailing.
    func resolved(_ direction: UserInterfaceLayoutDirection) -> ContentHorizontalAlignment {
      switch self {
      case .leading: direction == .rightToLeft ? .right : .left
      case .trailing: direction == .rightToLeft ? .left : .right
      default: self
      }
    }
  }
}

extension Control {
  /// The accessibility traits of the control's state.
  var accessibilityTraitsOfState: AccessibilityTraits {
    var traits = AccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

/// A control whose value assistive technologies change by steps.
@MainActor package protocol AdjustableControl: Control {}
