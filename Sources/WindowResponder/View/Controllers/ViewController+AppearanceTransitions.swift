/// The calls of a container that notifies its children of their appearance itself.
extension ViewController {
  /// Notifies a child that its view is about to appear or disappear. Call it in a container that does not
  /// forward automatically.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Notifies a child that its view has appeared or disappeared.
  public func endAppearanceTransition() { endAppearance() }
}

extension ViewController {
  /// The appearance states of a view.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
  }

  /// The reasons for an appearance or disappearance.
  struct TransitionFlags: OptionSet {
    let rawValue: UInt8
    static let presented = TransitionFlags(rawValue: 1)
    static let dismissed = TransitionFlags(rawValue: 2)
    static let movingToParent = TransitionFlags(rawValue: 4)
    static let movingFromParent = TransitionFlags(rawValue: 8)
  }
}
