import Testing
import WindowResponder

/// A button with its own versions of methods that the library has too, as in many programs.
private final class OwnFill: Button {
  var fills: [UInt: Color] = [:]
  func setBackgroundColor(_ color: Color?, for state: Control.State) {
    fills[state.rawValue] = color
  }
  func backgroundColor(for state: Control.State) -> Color? { fills[state.rawValue] }
}

@Suite("Colours behind a button") @MainActor struct ButtonFillingTests {
  @Test("A subclass may have methods of its own for them, which the library does not call")
  func ownMethods() {
    let button = OwnFill()
    button.setBackgroundColor(.red, for: .normal)
    #expect(button.backgroundColor(for: .normal) == .red)
    #expect((button as Button).backgroundColor(for: .normal) == nil)
    (button as Button).setBackgroundColor(.blue, for: .normal)
    #expect((button as Button).backgroundColor(for: .highlighted) == .blue)
    #expect(button.fills.count == 1)
  }
}
