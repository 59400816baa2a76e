import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct SelectorTests {
  @Test("identity is name and handler type")
  func identity() {
    #expect(Selector.ping == Selector("ping", on: PingAction.self) { $0.ping() })
    #expect(Selector.ping != Selector("pong", on: PingAction.self) { $0.ping() })
    #expect(Selector.ping != Selector("ping", on: PongAction.self) { $0.pong(nil) })
    #expect(Set([Selector.ping, .ping, .pong]).count == 2)
  }

  @Test("the name is what it was made with")
  func names() {
    #expect(Selector.ping.name == "ping")
    #expect(Selector.pang.name == "pang:event:")
    #expect("\(Selector.pong)" == "pong:")
  }

  @Test("conforming is implementing")
  func implementing() {
    let target = PingTarget(log: Log())
    #expect(Selector.ping.isImplemented(by: target))
    #expect(!Selector.ping.isImplemented(by: View()))
    #expect(!Selector.ping.isImplemented(by: nil))
    #expect(!Selector.ping.isImplemented(by: "text"))
    let optional: PingTarget? = target
    #expect(Selector.ping.isImplemented(by: optional as Any))
  }

  @Test("the three shapes get target, sender and event")
  func shapes() {
    let log = Log()
    let target = PingTarget(log: log)
    let event = Event()
    #expect(Selector.ping.perform(on: target, sender: "s", event: event))
    #expect(Selector.pong.perform(on: target, sender: "s", event: event))
    #expect(target.sender as? String == "s")
    #expect(Selector.pang.perform(on: target, sender: 1, event: event))
    #expect(target.sender as? Int == 1)
    #expect(target.event === event)
    #expect(!Selector.ping.perform(on: View(), sender: nil))
    #expect(!Selector.ping.perform(on: nil, sender: nil))
    #expect(log.take() == ["t ping", "t pong", "t pang"])
  }

  @Test("a subclass implements what its superclass does")
  func subclasses() {
    final class Sub: PingTarget {}
    #expect(Selector.ping.isImplemented(by: Sub(log: Log())))
  }
}
