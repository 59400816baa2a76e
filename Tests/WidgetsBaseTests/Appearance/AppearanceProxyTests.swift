import ResponderTestKit
import Testing
import Widgets

private final class Headline: Label {}
private final class Card: View {}
private final class ProxiedBar: NavigationBar {}
private final class ProxiedSwitch: Switch {}
private final class ProxiedTint: View {}

/// Tests of appearance proxies. Each test has its own class, because proxies exist until the process ends.
@MainActor @Suite(.serialized) struct AppearanceProxyTests {
  let stage = Stage(size: Size(width: 320, height: 200))

  @Test("A view gets its proxy's values when it comes into a window, and not before")
  func arrival() {
    Headline.appearance().textColor = .red
    let label = Headline(text: "a")
    #expect(label.textColor == .label)
    stage.window.addSubview(label)
    #expect(label.textColor == .red)
    let other = Label(text: "b")
    stage.window.addSubview(other)
    #expect(other.textColor == .label)
  }

  @Test("What a view was given itself stays")
  func ownValues() {
    ProxiedSwitch.appearance().onTintColor = .purple
    let (own, usual) = (ProxiedSwitch(), ProxiedSwitch())
    own.onTintColor = .green
    stage.window.addSubview(own)
    stage.window.addSubview(usual)
    #expect(own.onTintColor == .green)
    #expect(usual.onTintColor == .purple)
  }

  @Test("A proxy for what is in a class of views counts there alone, and more than the plain one")
  func containers() {
    Headline.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
    Headline.appearance().textColor = .red
    let card = Card()
    let (inside, outside) = (Headline(text: "a"), Headline(text: "b"))
    card.addSubview(inside)
    stage.window.addSubview(card)
    stage.window.addSubview(outside)
    #expect(inside.textColor == .blue)
    #expect(outside.textColor == .red)
  }

  @Test("A tint colour goes to views that have none of their own")
  func tints() {
    ProxiedTint.appearance().tintColor = .orange
    let (usual, own) = (ProxiedTint(), ProxiedTint())
    own.tintColor = .brown
    stage.window.addSubview(usual)
    stage.window.addSubview(own)
    #expect(usual.tintColor == .orange)
    #expect(own.tintColor == .brown)
  }

  @Test("Each bar gets a copy of the proxy's appearance, and one with its own keeps that")
  func barAppearances() {
    let look = NavigationBarAppearance()
    look.backgroundColor = .systemIndigo
    ProxiedBar.appearance().standardAppearance = look
    ProxiedBar.appearance().prefersLargeTitles = true
    let (usual, own) = (ProxiedBar(), ProxiedBar())
    own.standardAppearance.backgroundColor = .systemMint
    stage.window.addSubview(usual)
    stage.window.addSubview(own)
    #expect(usual.standardAppearance.backgroundColor == .systemIndigo)
    #expect(usual.standardAppearance !== look)
    #expect(usual.prefersLargeTitles)
    #expect(own.standardAppearance.backgroundColor == .systemMint)
  }
}
