public import Foundation

extension NotificationCenter {
  /// Returns the notifications with a name as an asynchronous sequence.
  ///
  ///     for await _ in NotificationCenter.default.notifications(named: UIScene.didActivateNotification) {
  ///       print("active")
  ///     }
  ///
  /// The sequence contains the notifications that are posted after the call. It ends when the task of the
  /// loop is cancelled.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts the notifications, or `nil` for any object.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(of: self, name, object)
  }

  /// An asynchronous sequence of notifications.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol
    private let stream: AsyncStream<Posted>

    fileprivate init(of center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?)
    {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      self.center = center
      self.stream = stream
      token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
    }

    deinit { center.removeObserver(token) }

    /// Returns an iterator over the notifications.
    public func makeAsyncIterator() -> Iterator {
      Iterator(sequence: self, base: stream.makeAsyncIterator())
    }

    /// An iterator over notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let sequence: Notifications
      fileprivate var base: AsyncStream<Posted>.Iterator

      /// Waits for the next notification, and returns it. If the task is cancelled, returns `nil`.
      public mutating func next() async -> Notification? { await base.next()?.notification }

      /// Waits for the next notification on an actor, and returns it. If the task is cancelled, returns
      /// `nil`.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification on its way from the thread that posts it to the task that waits for it.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}
