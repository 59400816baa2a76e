public import Foundation
public import WindowResponder

// `addObserver(_:selector:name:object:)` without Objective-C, with methods and selectors as for controls.
extension NotificationCenter {
  /// Registers a method of an observer for notifications with a name. The observer is held weakly.
  ///
  /// Pass `Form.keyboardWillShow` where UIKit code has `#selector(keyboardWillShow)`.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping @MainActor (Observer) -> (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    observe(observer, name, object) { selector($0)($1) }
  }

  /// Registers a method with a parameter of type `NSNotification`. The observer is held weakly.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping @MainActor (Observer) -> (NSNotification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    observe(observer, name, object) { observer, note in
      selector(observer)(
        NSNotification(name: note.name, object: note.object, userInfo: note.userInfo))
    }
  }

  /// Registers a method without parameters. The observer is held weakly.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping @MainActor (Observer) -> () -> Void,
    name: Notification.Name?, object: Any?
  ) {
    observe(observer, name, object) { observer, _ in selector(observer)() }
  }

  /// Registers an action of an observer. The notification is the sender of the action.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    observe(observer as AnyObject, name, object) { observer, notification in
      selector.perform(on: observer, sender: notification)
    }
  }

  /// Removes all registrations of an observer, and the registration of a token of `addObserver(forName:…)`.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    NotificationTargets.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any, name: nil, object: nil)
  }

  /// Removes the registrations of an observer for a name.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name: Notification.Name?, object: Any?
  ) {
    NotificationTargets.remove(observer, from: self) { entry in
      (name == nil || entry.name == name)
        && (object == nil || entry.object === object as AnyObject?)
    }
    removeObserver(observer as Any, name: name, object: object)
  }

  private func observe<Observer: AnyObject>(
    _ observer: Observer, _ name: Notification.Name?, _ object: Any?,
    _ body: @escaping @MainActor (Observer, Notification) -> Void
  ) {
    let link = WeakLink(observer, body)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      let box = NotificationBox(notification)
      MainQueue.perform {
        if let observer = link.object { link.body(observer, box.notification) }
      }
    }
    NotificationTargets.add(
      NotificationTargets.Entry(
        center: ObjectIdentifier(self), token: token, name: name, object: object as AnyObject?),
      for: observer, in: self)
  }
}

/// A box that transfers a notification to the main actor.
private struct NotificationBox: @unchecked Sendable {
  let notification: Notification
  init(_ notification: Notification) { self.notification = notification }
}

/// A weak reference to an observer, with the closure that is called for it.
private final class WeakLink<Object: AnyObject>: @unchecked Sendable {
  private(set) weak var object: Object?
  let body: @MainActor (Object, Notification) -> Void

  init(_ object: Object, _ body: @escaping @MainActor (Object, Notification) -> Void) {
    self.object = object
    self.body = body
  }
}

/// The registrations of observers with methods, for their removal.
private enum NotificationTargets {
  struct Entry {
    var center: ObjectIdentifier
    var token: any NSObjectProtocol
    var name: Notification.Name?
    weak var object: AnyObject?
  }
  private struct Registration {
    weak var observer: AnyObject?
    var entries: [Entry] = []
  }
  nonisolated(unsafe) private static var all: [ObjectIdentifier: Registration] = [:]
  nonisolated(unsafe) private static var limit = 64
  private static let lock = NSLock()

  static func add(_ entry: Entry, for observer: AnyObject, in center: NotificationCenter) {
    lock.lock()
    let key = ObjectIdentifier(observer)
    var gone: [Entry] = []
    // A released object may have had the same address.
    if let old = all[key], old.observer == nil {
      gone += old.entries
      all[key] = nil
    }
    if all.count >= limit {
      for (key, old) in all where old.observer == nil {
        gone += old.entries
        all[key] = nil
      }
      limit = max(64, all.count * 2)
    }
    all[key, default: Registration(observer: observer)].entries.append(entry)
    lock.unlock()
    for old in gone where old.center == ObjectIdentifier(center) {
      center.removeObserver(old.token as Any, name: nil, object: nil)
    }
  }

  static func remove(
    _ observer: AnyObject, from center: NotificationCenter, where matches: (Entry) -> Bool
  ) {
    lock.lock()
    var gone: [Entry] = []
    let key = ObjectIdentifier(observer)
    if var registration = all[key] {
      let isMeant = { (entry: Entry) in
        entry.center == ObjectIdentifier(center) && matches(entry)
      }
      gone = registration.entries.filter(isMeant)
      registration.entries.removeAll(where: isMeant)
      all[key] = registration.entries.isEmpty ? nil : registration
    }
    lock.unlock()
    for entry in gone { center.removeObserver(entry.token as Any, name: nil, object: nil) }
  }
}
