import Widgets

/// Writes down what a control sends: what the example uses of the one in WidgetsTests.
@MainActor final class EventLog {
  /// How often the user changed the value.
  private(set) var changes = 0

  func listen(to control: Control) {
    control.addAction(Action { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
  }
}
