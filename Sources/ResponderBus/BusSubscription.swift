/// A subscription to signals, which ends when it is cancelled or released.
@MainActor package final class BusSubscription {
  /// A received signal.
  package struct Signal {
    package var sender: String
    package var path: String
    package var name: String
    package var arguments: [DBusValue]
  }

  private var cancellation: (() -> Void)?

  init(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }

  isolated deinit { cancellation?() }

  /// Ends the subscription. If it has ended already, does nothing.
  package func cancel() {
    cancellation?()
    cancellation = nil
  }
}
