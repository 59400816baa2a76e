import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct AccessibilityLabelTests {
  @Test("Labels and buttons are called what they say, until something is set")
  func labels() {
    let label = Label(text: "Volume")
    let button = Button(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(label.accessibilityLabel == "Volume")
    #expect(button.accessibilityLabel == "Save")
    button.accessibilityLabel = "Save the file"
    #expect(button.accessibilityLabel == "Save the file")
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "Save")
    #expect(View().accessibilityLabel == nil)
  }

  @Test("A name and a value that were set are kept apart")
  func nameAndValue() {
    let view = View()
    view.accessibilityLabel = "Compass"
    view.accessibilityValue = "North"
    view.accessibilityLabel = "Needle"
    #expect(view.accessibilityValue == "North")
    let toggle = Switch()
    #expect(toggle.accessibilityValue == "off")
    toggle.accessibilityValue = "asleep"
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "asleep")
  }

  @Test("A primary action in code does what the keyboard does")
  func primaryAction() {
    let box = CheckBox(title: "Backups")
    let log = EventLog()
    log.listen(to: box)
    box.performPrimaryAction()
    #expect(box.isChecked)
    #expect(log.changes == 1)
  }
}
