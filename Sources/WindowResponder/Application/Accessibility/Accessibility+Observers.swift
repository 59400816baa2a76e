extension Accessibility {
  /// The observers of ``isBoldTextEnabled``.
  public static var boldTextStatusDidChange: ObserverList<Bool> { observers.boldText }
  /// The observers of ``isOnOffSwitchLabelsEnabled``.
  public static var onOffSwitchLabelsDidChange: ObserverList<Bool> { observers.onOffLabels }
  /// The observers of ``buttonShapesEnabled``.
  public static var buttonShapesEnabledStatusDidChange: ObserverList<Bool> {
    observers.buttonShapes
  }
  /// The observers of ``isReduceTransparencyEnabled``.
  public static var reduceTransparencyStatusDidChange: ObserverList<Bool> {
    observers.reducedTransparency
  }
  /// The observers of ``isDarkerSystemColorsEnabled``.
  public static var darkerSystemColorsStatusDidChange: ObserverList<Bool> {
    observers.darkerColors
  }

  private static var observers: AccessibilityObservers {
    Application.shared.programContext.part(AccessibilityObservers.self) { AccessibilityObservers() }
  }
}

/// The observers of the accessibility settings, which are made when a program asks for one of them.
@MainActor final class AccessibilityObservers {
  let boldText = ObserverList<Bool>()
  let onOffLabels = ObserverList<Bool>()
  let buttonShapes = ObserverList<Bool>()
  let reducedTransparency = ObserverList<Bool>()
  let darkerColors = ObserverList<Bool>()
}

extension SystemAppearance {
  /// A Boolean value that indicates whether translucent backgrounds are opaque.
  fileprivate var isOpaque: Bool { prefersReducedTransparency || contrast == .high }

  /// Returns a Boolean value that indicates whether views draw other shapes than in another appearance.
  func hasOtherShapes(than other: SystemAppearance) -> Bool {
    showsOnOffLabels != other.showsOnOffLabels || showsButtonShapes != other.showsButtonShapes
      || isOpaque != other.isOpaque
  }
}

extension Application {
  /// Notifies the observers of the accessibility settings that differ.
  func tellAccessibility(_ new: SystemAppearance, _ old: SystemAppearance) {
    let observers = programContext.existing(AccessibilityObservers.self)
    func tell(
      _ value: (SystemAppearance) -> Bool,
      _ list: KeyPath<AccessibilityObservers, ObserverList<Bool>>, _ name: String
    ) {
      guard value(new) != value(old) else { return }
      observers?[keyPath: list].tell(value(new))
      ProgramNotifications.tell(.accessibilityChanged(name), from: nil)
    }
    tell(\.prefersBoldText, \.boldText, "UIAccessibilityBoldTextStatusDidChangeNotification")
    tell(
      \.showsOnOffLabels, \.onOffLabels, "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    tell(
      \.showsButtonShapes, \.buttonShapes,
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    tell(
      \.isOpaque, \.reducedTransparency,
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    tell(
      { $0.contrast == .high }, \.darkerColors,
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
}
