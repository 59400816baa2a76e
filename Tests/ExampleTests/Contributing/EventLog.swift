import Widgets

/// A log of the events of a control, with the members of the log in WidgetsTests that the example uses.
@MainActor final class EventLog {
  /// The number of times that the user changed the value.
  private(set) var changes = 0

  func listen(to control: Control) {
    control.addAction(Action { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
  }
}
