import Foundation
import RealCompositors
import Testing

@testable import ResponderAccessibility

/// Keys that a client of the registry receives from the application.
@MainActor @Suite(.serialized, needsRegistry()) struct RegistryKeyTests {
  let scene: AccessibilityScene

  init() throws { scene = try AccessibilityScene() }

  /// Starts a client that listens to keys and takes the key T.
  private func start() throws -> ChildProcess {
    let client = try scene.start(
      """
      import pyatspi
      def pressed(event):
          print(event.type.value_nick, event.id, event.hw_code, event.modifiers, event.event_string)
          return event.event_string == 't'
      pyatspi.Registry.registerKeystrokeListener(
          pressed, mask=0, kind=(pyatspi.KEY_PRESSED_EVENT, pyatspi.KEY_RELEASED_EVENT),
          synchronous=True, preemptive=True)
      print('ready')
      pyatspi.Registry.start()
      """)
    try #require(scene.wait(for: "ready", of: client), "\(client.errors)")
    #expect(scene.wait { scene.server.wantsKeys }, "\(client.errors)")
    return client
  }

  /// Sends a key, and returns whether the client has taken it.
  private func send(_ text: String, _ keysym: UInt32, mayBeTaken: Bool) -> Bool? {
    var answer: Bool?
    scene.server.send(
      AccessibleKey(isDown: true, keysym: keysym, code: 28, modifiers: 0, time: 5, text: text),
      mayBeTaken: mayBeTaken
    ) { answer = $0 }
    scene.wait { answer != nil }
    return answer
  }

  @Test("V9: A client that listens to keys receives them, and takes those that may be its commands")
  func keys() throws {
    #expect(!scene.server.wantsKeys)
    let client = try start()
    #expect(send("t", 0x74, mayBeTaken: true) == true)
    #expect(send("a", 0x61, mayBeTaken: true) == false)
    #expect(send("t", 0x74, mayBeTaken: false) == false)
    #expect(send("", 0xFF51, mayBeTaken: false) == false)
    #expect(scene.wait { client.output.contains("65361") }, "\(client.output)")
    let lines = client.output.split(separator: "\n").suffix(4)
    #expect(
      lines.map { $0.split(separator: " ").dropFirst().prefix(3).joined(separator: " ") } == [
        "116 28 0", "97 28 0", "116 28 0", "65361 28 0",
      ], "\(client.output) \(client.errors)")
  }

  @Test("V9: A client that ends or does not answer delays no key for long")
  func gone() throws {
    let client = try start()
    client.send(signal: SIGSTOP)
    var answers: [Bool?] = []
    scene.server.send(
      AccessibleKey(isDown: true, keysym: 0x74, code: 28, modifiers: 0, time: 5, text: "t"),
      mayBeTaken: true
    ) { answers.append($0) }
    #expect(scene.wait { !answers.isEmpty })
    #expect(answers == [nil])
    client.send(signal: SIGKILL)
    #expect(scene.wait { !scene.server.wantsKeys })
    #expect(send("a", 0x61, mayBeTaken: true) == false)
  }
}
