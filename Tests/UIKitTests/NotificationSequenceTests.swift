import ResponderTestKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct NotificationSequenceTests {
  private static let name = Notification.Name("sequence")

  @Test("A task receives the notifications with a name one after another")
  func notifications() async {
    let notes = NotificationCenter.default.notifications(named: Self.name)
    for number in 1...3 {
      NotificationCenter.default.post(name: Self.name, object: nil, userInfo: ["number": number])
    }
    NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
    var received: [Int] = []
    for await note in notes {
      received.append(note.userInfo?["number"] as? Int ?? 0)
      if received.count == 3 { break }
    }
    #expect(received == [1, 2, 3])
  }

  @Test("A sequence of one object's notifications does not contain those of another")
  func oneObject() async {
    let (mine, other) = (NSObject(), NSObject())
    let notes = NotificationCenter.default.notifications(named: Self.name, object: mine)
    NotificationCenter.default.post(name: Self.name, object: other, userInfo: ["number": 1])
    NotificationCenter.default.post(name: Self.name, object: mine, userInfo: ["number": 2])
    var iterator = notes.makeAsyncIterator()
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
  }

  @Test("The loop ends when its task is cancelled")
  func cancelling() async {
    let task = Task { @MainActor in
      var count = 0
      for await _ in NotificationCenter.default.notifications(named: Self.name) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
