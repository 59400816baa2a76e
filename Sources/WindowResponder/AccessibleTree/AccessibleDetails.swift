package import ResponderAccessibility

/// A view of the library that describes itself to assistive technologies beyond UIKit's vocabulary.
@MainActor package protocol AccessibleView: View {
  /// Adds what the view is: its role, states, value, parts and actions.
  func describeAccessibility(_ details: inout AccessibleDetails)
}

/// A view that adds something to the description of its superclass, which is an ``AccessibleView``.
@MainActor package protocol AccessibleRefinement: View {
  /// Changes what the superclass has described.
  func refineAccessibility(_ details: inout AccessibleDetails)
}

/// The description of a view for assistive technologies, beyond its accessibility properties.
@MainActor package struct AccessibleDetails {
  /// The subviews of a view that assistive technologies read.
  package enum Content {
    /// None of them: the view is one element.
    case nothing
    /// Those that can be operated, for a view whose name holds its texts.
    case controls
    /// All of them.
    case all
  }

  /// The role, or `nil` for that of the traits.
  package var role: AccessibleRole?
  /// The name, or an empty string, for a view whose ``View/accessibilityLabel`` is `nil`.
  package var name = ""
  /// The description, for a view whose ``View/accessibilityHint`` is `nil`.
  package var description = ""
  /// The states beside those that every view has.
  package var states = AccessibleStates()
  /// The subviews that are read, or `nil` for none of an element and all of another view.
  package var content: Content?
  /// The value on a scale, or `nil`.
  package var scale: AccessibleScale?
  /// The actions beside those that the traits imply, the most usual first.
  package var deeds: [AccessibleDeed] = []
  /// A Boolean value that indicates whether the view is pressed like a button, or `nil` to conclude that
  /// from the traits.
  package var isPressable: Bool?
  /// The attributes beside those that every view has.
  package var attributes: [String: String] = [:]
  /// The address of a view that is a link, or `nil`.
  package var linkAddress: String?
  /// The function that returns the parts that the view draws, which are no views.
  package var parts: (@MainActor () -> [AccessiblePart])?
  /// The identity of the part that has the keyboard while the view has it, or `nil` for the view itself.
  package var focusedPart: AnyHashable?
  /// A Boolean value that indicates whether the user selects among the children.
  package var selectsChildren = false
  /// A Boolean value that indicates whether the view is left out, with all in it.
  package var isLeftOut = false

  /// Creates an empty description.
  package init() {}
}

/// A value on a scale, as assistive technologies read and set it.
@MainActor package struct AccessibleScale {
  /// The value.
  package var value: Double
  /// The least and the greatest value.
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

/// A part that a view draws and that is no view: a segment, a row of a menu, a bar of a chart.
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
  /// The value, if it has one that is not on a scale.
  package var value = ""
  /// The states beside visible and showing.
  package var states = AccessibleStates(.enabled, .sensitive)
  /// The actions, the most usual first.
  package var deeds: [AccessibleDeed] = []
  /// The value on a scale, or `nil`.
  package var scale: AccessibleScale?
  /// The function that selects the part, or takes the selection back, or `nil` if it cannot be selected.
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
