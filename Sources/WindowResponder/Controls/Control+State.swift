extension Control {
  /// What a control is; it can be several things at once. The values are those of
  /// `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The keyboard is with it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for programs.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the library.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happens to a control. The values are those of `UIControl.Event`.
  public struct Events: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// A touch began that is at least the second in quick succession.
    public static let touchDownRepeat = Events(rawValue: 1 << 1)
    /// The touch moved inside.
    public static let touchDragInside = Events(rawValue: 1 << 2)
    /// The touch moved outside.
    public static let touchDragOutside = Events(rawValue: 1 << 3)
    /// The touch came in.
    public static let touchDragEnter = Events(rawValue: 1 << 4)
    /// The touch went out.
    public static let touchDragExit = Events(rawValue: 1 << 5)
    /// The touch ended inside.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// The touch ended outside.
    public static let touchUpOutside = Events(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Events(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// What the control is for happened: a button was pressed.
    public static let primaryActionTriggered = Events(rawValue: 1 << 13)
    /// The control's menu is about to be made and shown: by a finger, the pointer, or a key. Whoever
    /// hears it may set the menu yet.
    public static let menuActionTriggered = Events(rawValue: 1 << 14)
    /// Typing began.
    public static let editingDidBegin = Events(rawValue: 1 << 16)
    /// Something was typed.
    public static let editingChanged = Events(rawValue: 1 << 17)
    /// Typing ended.
    public static let editingDidEnd = Events(rawValue: 1 << 18)
    /// Typing ended with Return.
    public static let editingDidEndOnExit = Events(rawValue: 1 << 19)
    /// Everything about touches.
    public static let allTouchEvents = Events(rawValue: 0x0000_0FFF)
    /// Everything about typing.
    public static let allEditingEvents = Events(rawValue: 0x000F_0000)
    /// Bits for programs.
    public static let applicationReserved = Events(rawValue: 0x0F00_0000)
    /// Bits for the library.
    public static let systemReserved = Events(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Events(rawValue: 0xFFFF_FFFF)
  }

  /// Where content is, from top to bottom. The values are those of
  /// `UIControl.ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From top to bottom: images are stretched.
    case fill
  }

  /// Where content is, from left to right. The values are those of
  /// `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From left to right: images are stretched, text is wrapped.
    case fill
    /// At the left, or at the right where things go from right to left.
    case leading
    /// At the right, or at the left where things go from right to left.
    case trailing

    /// The side that it is in a direction: neither leading nor trailing.
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
  /// What the control's state is for those who do not see it.
  var accessibilityTraitsOfState: AccessibilityTraits {
    var traits = AccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}
