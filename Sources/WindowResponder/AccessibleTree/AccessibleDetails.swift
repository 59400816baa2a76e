package import ResponderAccessibility

/// A view of the library with a description for assistive technologies that UIKit's properties cannot
/// express.
@MainActor package protocol AccessibleView: View {
  /// Adds the description of the view: its role, states, value, parts and actions.
  func describeAccessibility(_ details: inout AccessibleDetails)
}

/// A view that refines the description of its superclass, which is an ``AccessibleView``.
@MainActor package protocol AccessibleRefinement: View {
  /// Changes the description of the superclass.
  func refineAccessibility(_ details: inout AccessibleDetails)
}

/// The description of a view for assistive technologies, in addition to its accessibility properties.
@MainActor package struct AccessibleDetails {
  /// The subviews of a view that assistive technologies read.
  package enum Content {
    /// No subview: the view is one element.
    case nothing
    /// The subviews that can be operated, for a view whose name contains its texts.
    case controls
    /// All subviews.
    case all
  }

  /// The role, or `nil` for that of the traits.
  package var role: AccessibleRole?
  /// The name, or an empty string, for a view whose ``View/accessibilityLabel`` is `nil`.
  package var name = ""
  /// The description, for a view whose ``View/accessibilityHint`` is `nil`.
  package var description = ""
  /// The states in addition to those that every view has.
  package var states = AccessibleStates()
  /// The subviews that are read. If it is `nil`, these are none for an element, and all for another view.
  package var content: Content?
  /// The value on a scale, or `nil`.
  package var scale: AccessibleScale?
  /// The actions in addition to those of the traits, with the most common one first.
  package var deeds: [AccessibleDeed] = []
  /// A Boolean value that indicates whether the view can be pressed like a button. If it is `nil`, the traits
  /// determine it.
  package var isPressable: Bool?
  /// The attributes in addition to those that every view has.
  package var attributes: [String: String] = [:]
  /// The address of a view that is a link, or `nil`.
  package var linkAddress: String?
  /// The function that returns the parts that the view draws without views.
  package var parts: (@MainActor () -> [AccessiblePart])?
  /// The identity of the part that has the keyboard while the view has it, or `nil` for the view itself.
  package var focusedPart: AnyHashable?
  /// A Boolean value that indicates whether the user selects among the children.
  package var selectsChildren = false
  /// A Boolean value that indicates whether the view and its subviews are omitted.
  package var isLeftOut = false

  /// Creates an empty description.
  package init() {}
}

/// A value on a scale, as assistive technologies read and set it.
@MainActor package struct AccessibleScale {
  /// The value.
  package var value: Double
  /// The minimum and the maximum value.
  package var range: ClosedRange<Double>
  /// The step of the keys, or 0 if any value is possible.
  package var step: Double
  /// The value as text.
  package var text: String
  /// The function that sets the value as the user does, or `nil` if it can only be read.
  package var set: (@MainActor (Double) -> Void)?

  /// Creates a value on a scale.
  package init(
    _ value: Double, in range: ClosedRange<Double>, step: Double = 0, text: String = "",
    set: (@MainActor (Double) -> Void)? = nil
  ) {
    self.value = value
    self.range = range
    self.step = step
    self.text = text
    self.set = set
  }
}

/// An action of an object, with the function that performs it.
@MainActor package struct AccessibleDeed {
  /// The action as assistive technologies see it.
  package var action: AccessibleAction
  /// The function that performs the action.
  package var perform: @MainActor () -> Void

  /// Creates an action.
  package init(_ action: AccessibleAction, _ perform: @escaping @MainActor () -> Void) {
    self.action = action
    self.perform = perform
  }

  /// Creates an action with the same name for programs and users.
  package init(_ name: String, _ perform: @escaping @MainActor () -> Void) {
    self.init(name == "click" ? .click : AccessibleAction(name: name), perform)
  }
}

/// A part that a view draws without a view, such as a segment, a row of a menu or a bar of a chart.
@MainActor package struct AccessiblePart {
  /// The identity of the part within its view.
  package var id: AnyHashable
  /// The role.
  package var role: AccessibleRole
  /// The name.
  package var name: String
  /// The rectangle in the view's coordinates, in points.
  package var frame: Rect
  /// The description.
  package var description = ""
  /// The value, if it is not on a scale.
  package var value = ""
  /// The states in addition to visible and showing.
  package var states = AccessibleStates(.enabled, .sensitive)
  /// The actions, with the most common one first.
  package var deeds: [AccessibleDeed] = []
  /// The value on a scale, or `nil`.
  package var scale: AccessibleScale?
  /// The function that selects or deselects the part, or `nil` if it cannot be selected.
  package var select: (@MainActor (Bool) -> Void)?
  /// The function that returns the views that belong to the part, such as the popup of a submenu.
  package var views: (@MainActor () -> [View])?
  /// The attributes.
  package var attributes: [String: String] = [:]

  /// Creates a part.
  package init(_ id: AnyHashable, _ role: AccessibleRole, _ name: String, frame: Rect) {
    self.id = id
    self.role = role
    self.name = name
    self.frame = frame
  }
}
