/// A responder that describes itself to assistive technologies: a view, or an ``AccessibilityElement``.
///
/// A view with custom drawing needs three lines to be accessible:
///
///     dial.isAccessibilityElement = true
///     dial.accessibilityLabel = "Volume"
///     dial.accessibilityTraits = .adjustable
///
/// The properties have no costs while no assistive technology is connected. Follows the informal protocol
/// `UIAccessibility` of `NSObject`.
@preconcurrency @MainActor open class AccessibleResponder: Responder {
  // MARK: Storage

  final var extrasBox: ViewExtrasBox?
  final var viewExtras: ViewExtras {
    get { extrasBox?.extras ?? ViewExtras() }
    set { makeExtrasBox().extras = newValue }
  }
  final var accessibility: AccessibilityValues {
    get { extrasBox?.extras.accessibility ?? AccessibilityValues() }
    set { viewExtras.accessibility = newValue }
  }

  // MARK: Description

  /// A Boolean value that indicates whether assistive technologies read the object as one element. The
  /// default is `true` for labels, controls and images with a label, and `false` for other views. Follows
  /// `UIView.isAccessibilityElement`.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isUsuallyAccessibilityElement }
    set { set(\.isElement, newValue, .children) }
  }
  /// The default of ``isAccessibilityElement``.
  var isUsuallyAccessibilityElement: Bool { false }
  /// The name of the element, in a word or two, or `nil` for an element without a name.
  ///
  /// The default of labels and controls is their text. Follows `UIView.accessibilityLabel`.
  open var accessibilityLabel: String? {
    get { extrasBox?.extras.label }
    set {
      viewExtras.label = newValue
      accessibilityDidChange(.name)
    }
  }
  /// The name of the element with attributes. Setting it sets ``accessibilityLabel`` too.
  @_disfavoredOverload open var accessibilityAttributedLabel: StyledText? {
    get { styled(accessibility.styledLabel, accessibilityLabel) }
    set {
      accessibility.styledLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }
  /// The value of the element, such as "on" or "0.5", or `nil` for an element without a value.
  ///
  /// The default of controls with a value is that value. Follows `UIView.accessibilityValue`.
  open var accessibilityValue: String? {
    get { extrasBox?.extras.value }
    set {
      viewExtras.value = newValue
      accessibilityDidChange(.value)
    }
  }
  /// The value of the element with attributes. Setting it sets ``accessibilityValue`` too.
  @_disfavoredOverload open var accessibilityAttributedValue: StyledText? {
    get { styled(accessibility.styledValue, accessibilityValue) }
    set {
      accessibility.styledValue = newValue
      accessibilityValue = newValue?.string
    }
  }
  /// A description of the result of using the element, in a sentence. The default is `nil`.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { set(\.hint, newValue, .description) }
  }
  /// The hint with attributes. Setting it sets ``accessibilityHint`` too.
  @_disfavoredOverload open var accessibilityAttributedHint: StyledText? {
    get { styled(accessibility.styledHint, accessibilityHint) }
    set {
      accessibility.styledHint = newValue
      accessibilityHint = newValue?.string
    }
  }
  /// The traits of the element: its type and its states. Follows `UIView.accessibilityTraits`.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits ?? usualAccessibilityTraits }
    set { set(\.traits, newValue, .states) }
  }
  /// The default of ``accessibilityTraits``.
  var usualAccessibilityTraits: AccessibilityTraits { .none }
  /// A name for tests and tools, which is not read to users. The default is `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The language of label, value and hint, such as `de` or `pt-BR`. The default, `nil`, is the program's.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// The names by which a user may call the element. The default is the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }
  /// The type of text that the element shows, or `nil`, the default, for ordinary text.
  open var accessibilityTextualContext: AccessibilityTextualContext? {
    get { accessibility.textualContext }
    set { accessibility.textualContext = newValue }
  }

  // MARK: Elements

  /// A Boolean value that indicates whether assistive technologies skip the view with all elements in it. The
  /// default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { set(\.hidesElements, newValue, .children) }
  }
  /// A Boolean value that indicates whether assistive technologies skip the other views of the superview. The
  /// default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { set(\.isModal, newValue, .children) }
  }
  /// A Boolean value that indicates whether the elements in the view are read as a group, before the elements
  /// next to the view. The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { set(\.groupsChildren, newValue, .children) }
  }
  /// The elements in the order of reading: views and ``AccessibilityElement`` objects. The default, `nil`, is
  /// the subviews in their visual order.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { set(\.elements, newValue, .children) }
  }
  /// Returns the number of ``accessibilityElements``. A view that creates its elements on demand overrides
  /// this method, ``accessibilityElement(at:)`` and ``index(ofAccessibilityElement:)``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns an element by its index, or `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element, or `Int.max` (`NSNotFound`) if it is not in ``accessibilityElements``.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? Int.max
  }
  /// The container type of a view with several elements. The default is none.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { accessibility.containerType }
    set { set(\.containerType, newValue, .children) }
  }
  /// A value that indicates whether the elements in the view are read separately or as one. With
  /// `AccessibilityNavigationStyle.combined`, the view is one element with the combined name of its elements.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { set(\.navigationStyle, newValue, .children) }
  }
  /// The elements that describe those in the view, such as headers of a table. The default is `nil`.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibility.headerElements }
    set { accessibility.headerElements = newValue }
  }

  // MARK: Position

  /// The position of the element, in window coordinates, in points. The default is the view's own position.
  open var accessibilityFrame: Rect {
    get { accessibility.frame ?? usualAccessibilityFrame }
    set { accessibility.frame = newValue }
  }
  /// The default of ``accessibilityFrame``.
  var usualAccessibilityFrame: Rect { .zero }
  /// The outline of the element in window coordinates, in points, or `nil`, the default, for the frame.
  @_disfavoredOverload open var accessibilityPath: Path? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }
  /// The position of a touch that uses the element, in window coordinates, in points. The default is the
  /// middle of the frame.
  open var accessibilityActivationPoint: Point {
    get { accessibility.activationPoint ?? accessibilityFrame.center }
    set { accessibility.activationPoint = newValue }
  }
  /// A Boolean value that indicates whether the view keeps its colors if all others are inverted. The default
  /// is `false`.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  // MARK: Actions

  /// A Boolean value that indicates whether the element can be used, rather than only read. The default of a
  /// view is `isUserInteractionEnabled`.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToInteraction ?? usuallyRespondsToInteraction }
    set { accessibility.respondsToInteraction = newValue }
  }
  /// The default of ``accessibilityRespondsToUserInteraction``.
  var usuallyRespondsToInteraction: Bool { true }
  /// The actions of the element in addition to its activation. The default is `nil`.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  /// The rotors of the view, for the navigation between elements. The default is `nil`.
  open var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get { accessibility.customRotors }
    set { accessibility.customRotors = newValue }
  }
  /// Activates the element, and returns a Boolean value that indicates whether it was activated. If the
  /// result is `false`, the default, the element is tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable element. A slider, and other controls with a value, change it by a
  /// step and send their events. Other elements do nothing.
  open func accessibilityIncrement() { (self as? any ScaledElement)?.changeScale(by: 1) }
  /// Decreases the value of an adjustable element. A slider, and other controls with a value, change it by a
  /// step and send their events. Other elements do nothing.
  open func accessibilityDecrement() { (self as? any ScaledElement)?.changeScale(by: -1) }
  /// Scrolls by a page, and returns a Boolean value that indicates whether the content was scrolled. In views
  /// other than scroll views, returns `false`.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }
  /// Scrolls by a page if the view is a scroll view. Otherwise, returns `false`.
  func scrollByPage(_ direction: AccessibilityScrollDirection) -> Bool { false }
  /// Notifies the element that it has received the focus of an assistive technology. The base class does
  /// nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Notifies the element that it has lost the focus of an assistive technology. The base class does nothing.
  open func accessibilityElementDidLoseFocus() {}
}

extension AccessibleResponder {
  final func makeExtrasBox() -> ViewExtrasBox {
    if let extrasBox { return extrasBox }
    let made = ViewExtrasBox()
    extrasBox = made
    return made
  }

  private func set<Value>(
    _ path: WritableKeyPath<AccessibilityValues, Value>, _ value: Value,
    _ change: @autoclosure () -> AccessibilityChange
  ) {
    accessibility[keyPath: path] = value
    accessibilityDidChange(change())
  }

  /// Returns a text with the attributes that were set, if it is still the same text.
  private func styled(_ own: StyledText?, _ string: String?) -> StyledText? {
    guard let string else { return nil }
    return own?.string == string ? own : StyledText(string)
  }
}

/// An element that may have a value on a scale.
@MainActor protocol ScaledElement: AnyObject {
  /// Changes the value by a number of steps, within its range. An element without a scale does nothing.
  func changeScale(by steps: Double)
}
