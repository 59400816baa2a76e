/// A responder that adapts to its surroundings: the base class of ``View`` with its traits, its tint color,
/// the focus and the state that is restored.
///
/// The traits, the tint color and the theme are those of the superview or the window, unless the view
/// overrides them. UIKit declares these members in `UIView`.
///
/// It is an abstract base class: create a ``View``.
@preconcurrency @MainActor open class AdaptiveResponder: AccessibleResponder {
  /// The responder as a view. Only ``View`` inherits from the class, because other modules cannot call its
  /// initializer.
  final var asView: View { unsafeDowncast(self, to: View.self) }

  init(ofView: Void) { super.init() }

  // MARK: Traits

  /// The traits of the view: light or dark, compact or regular, and others. Traits without overrides are
  /// those of the window, or of the application if there is no window.
  open var traitCollection: TraitCollection { asView.shownTraits }

  /// Called when the traits have changed, with the earlier ones. The base class does nothing.
  ///
  /// It is not called for the initial traits of a view.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The user interface style of the view and its subviews, or ``UserInterfaceStyle/unspecified`` for the
  /// inherited one. ``View/traitOverrides`` has priority over it.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { asView.traitState?.style ?? .unspecified }
    set { asView.changeTraits { asView.madeTraitState.style = newValue } }
  }

  /// The semantic meaning of the view's content, which determines whether it is mirrored in right-to-left
  /// languages.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { extrasBox?.extras.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      viewExtras.semanticContent = newValue
      asView.directionMayHaveChanged()
    }
  }

  /// The layout direction of the view itself, which follows from its ``semanticContentAttribute`` and the
  /// inherited direction.
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    asView.shownDirection
  }

  // MARK: Tint color, theme and scale

  /// The color of interactive elements. If it is not set, it is the superview's, up to the theme's.
  ///
  /// Setting `nil` restores the superview's color.
  open var tintColor: Color! {
    get { asView.isTintDimmed ? .neutral : asView.brightTintColor }
    set {
      asView.ownTintColor = newValue
      asView.announceTintColor()
    }
  }

  /// The mode of showing ``tintColor``, unchanged or gray, for the view and its subviews. If it is not set,
  /// it is the superview's. Reading it returns `.normal` or `.dimmed`. Follows `UIView.tintAdjustmentMode`.
  open var tintAdjustmentMode: View.TintAdjustmentMode {
    get { asView.isTintDimmed ? .dimmed : .normal }
    set { asView.setTintAdjustmentMode(newValue) }
  }

  /// Called when the tint color of the view or an ancestor has changed. The base class redraws the view.
  open func tintColorDidChange() {
    asView.setNeedsDisplay()
  }

  /// The colors, metrics and fonts of the view: those of the window, for the view's ``traitCollection``.
  open var theme: Theme { asView.shownTheme }

  /// Called when the theme has changed, for example from light to dark. The base class redraws the view.
  ///
  /// Named colors, such as `Color.label`, need no handling. They are resolved when they are drawn.
  open func themeDidChange() {
    asView.setNeedsDisplay()
  }

  /// The number of device pixels per point on the view's screen.
  open var contentScaleFactor: Double {
    asView.host?.contentScaleFactor ?? ProgramContext.current.defaultScale
  }

  /// Called when ``contentScaleFactor`` has changed: the window moved to another screen, or the screen's
  /// scale has changed. Everything is redrawn in any case. The base class does nothing.
  open func contentScaleFactorDidChange() {}

  // MARK: Focus

  /// A Boolean value that indicates whether Tab stops at the view. The default is `false`. Follows
  /// `UIFocusItem.canBecomeFocused`.
  open var canBecomeFocused: Bool { false }

  /// A Boolean value that indicates whether the view has the focus.
  open var isFocused: Bool { asView.host?.focusHost.focusedView === self }

  /// Called when the view has received or lost the focus. The base class redraws the view.
  open func focusDidChange() { asView.setNeedsDisplay() }

  /// The focus group of the view and its subviews, or `nil` for the superview's.
  ///
  /// Tab stops at one view of a group, and the arrow keys move the focus from there to the others. Follows
  /// `UIFocusEnvironment.focusGroupIdentifier`.
  open var focusGroupIdentifier: String? {
    get { extrasBox?.extras.focusGroup }
    set { viewExtras.focusGroup = newValue }
  }

  /// The priority of the view in its focus group. Tab stops at the view with the highest one.
  open var focusGroupPriority: FocusGroupPriority {
    get { extrasBox?.extras.focusGroupPriority ?? .ignored }
    set { viewExtras.focusGroupPriority = newValue }
  }

  /// Returns a Boolean value that indicates whether a focus update is permitted that concerns this view or a
  /// descendant. The default is `true`.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after a focus update that concerns this view or a descendant. The base class does nothing.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Dynamics

  /// The shape with which the view collides in an animation of the product `UIKit`, for subclasses to
  /// override. The default is `rectangle`. Follows `UIView.collisionBoundsType`.
  open var collisionBoundsType: DynamicItemCollisionBoundsType { .rectangle }

  // MARK: State

  /// The identifier under which the view's state is saved for the next run of the program. If it is `nil`,
  /// which is the default, the state is not saved. It is saved if the view is in the view of a controller
  /// whose state is saved. It has to differ from those of all other views there. See <doc:RestoringState>.
  /// Follows `UIView.restorationIdentifier`.
  open var restorationIdentifier: String? {
    get { extrasBox?.extras.restorationIdentifier }
    set { if newValue != nil || extrasBox != nil { viewExtras.restorationIdentifier = newValue } }
  }

  /// Encodes the state of the view that is restored in the next run. An override calls `super`. The base
  /// class encodes nothing. Follows `UIView.encodeRestorableState(with:)`.
  open func encodeRestorableState(with coder: Coder) {}

  /// Decodes the state that ``encodeRestorableState(with:)`` has encoded. An override calls `super`.
  open func decodeRestorableState(with coder: Coder) {}

  /// Called when all controllers and views have their state again. The base class does nothing.
  open func applicationFinishedRestoringState() {}
}
