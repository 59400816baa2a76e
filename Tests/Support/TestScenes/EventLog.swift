import WidgetsControls
import WindowResponder

/// A log of the value changes and the primary actions of controls.
@MainActor package final class EventLog {
  /// The number of times that the user has changed the value.
  package private(set) var changes = 0
  /// The number of primary actions.
  package private(set) var primaries = 0
  /// The value of a slider at each change.
  package private(set) var values: [Double] = []

  /// Creates a log that listens to no control yet.
  package init() {}

  /// Creates a log that listens to a control.
  package init(_ control: Control) { listen(to: control) }

  /// Adds the later events of a control to the log.
  package func listen(to control: Control) {
    control.addAction(
      Action { [weak self] action in
        self?.changes += 1
        if let slider = action.sender as? Slider { self?.values.append(slider.value) }
      }, for: .valueChanged)
    control.addAction(
      Action { [weak self] _ in self?.primaries += 1 }, for: .primaryActionTriggered)
  }
}
