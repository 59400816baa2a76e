import ResponderTestKit
import TestBus
import Testing

@testable import ResponderBus
@testable import WindowResponder

@MainActor @Suite(.serialized, needs("dbus-daemon")) struct DesktopSettingsTests {
  let scene: BusStage
  private let portal: FakePortal

  init() throws {
    scene = try BusStage()
    portal = FakePortal(bus: BusConnection(address: scene.bus.address, context: BusContext()))
  }

  private func wait(until condition: () -> Bool) -> Bool {
    scene.wait {
      portal.bus.context.dispatch()
      return condition()
    }
  }

  @Test("J6: what the desktop has set is asked for and applied")
  func asking() throws {
    portal.settings["org.freedesktop.appearance"] = [
      "color-scheme": .uint32(1), "contrast": .uint32(1),
      "accent-color": .structure([.double(1), .double(0.5), .double(0)]),
      "reduced-motion": .uint32(1),
    ]
    portal.settings["org.gnome.desktop.interface"] = ["text-scaling-factor": .double(1.25)]
    try portal.start()
    #expect(wait { portal.isStarted })
    scene.application.followDesktopSettings()
    #expect(wait { scene.application.systemAppearance.colorScheme == .dark })
    let appearance = scene.application.systemAppearance
    #expect(appearance.contrast == .high)
    #expect(appearance.accentColor == Color(red: 1, green: 0.5, blue: 0))
    #expect(appearance.textScale == 1.25)
    #expect(appearance.prefersReducedMotion)
    #expect(scene.application.prefersReducedMotion)
  }

  @Test("J6: a change while the program is shown is applied, and reaches the delegate")
  func changing() throws {
    let delegate = SettingsDelegate()
    scene.application.delegate = delegate
    try portal.start()
    #expect(wait { portal.isStarted })
    scene.application.followDesktopSettings()
    #expect(wait { portal.reads == 1 })
    portal.change("org.freedesktop.appearance", "color-scheme", .uint32(1))
    #expect(wait { scene.application.systemAppearance.colorScheme == .dark })
    #expect(delegate.changes == 1)
    portal.change("org.gnome.desktop.interface", "text-scaling-factor", .double(2))
    #expect(wait { scene.application.systemAppearance.textScale == 2 })
    #expect(delegate.changes == 2)
  }

  @Test("J6: a portal that comes later, or is started again, is asked then")
  func comingLater() throws {
    scene.application.followDesktopSettings()
    var isThere = false
    try scene.application.programContext.sessionBus.open().call(.ofBus("GetId")) { _ in
      isThere = true
    }
    #expect(wait { isThere })
    portal.settings["org.freedesktop.appearance"] = ["color-scheme": .uint32(1)]
    try portal.start()
    #expect(wait { scene.application.systemAppearance.colorScheme == .dark })
  }

  @Test(
    "J6: a portal that answers nonsense, or says something else than it was asked, changes nothing",
    arguments: [
      .string("dark"), .dictionary([:]), .array(of: "i", [.int32(1)]), .structure([]),
      .dictionary(["org.freedesktop.appearance": .variant(.string("dark"))]),
    ] as [DBusValue])
  func nonsenseAnswers(answer: DBusValue) throws {
    portal.nonsense = answer
    try portal.start()
    #expect(wait { portal.isStarted })
    scene.application.followDesktopSettings()
    #expect(wait { portal.reads == 1 })
    portal.change("org.freedesktop.appearance", "unknown", .uint32(1))
    portal.change("org.freedesktop.appearance", "contrast", .uint32(1))
    #expect(wait { scene.application.systemAppearance.contrast == .high })
    #expect(scene.application.systemAppearance.colorScheme == .unspecified)
  }

  @Test("J6: values that make no sense count as none")
  func nonsense() throws {
    var values = DesktopSettingValues()
    let rubbish: [DBusValue] = [
      .string("dark"), .double(.nan), .double(-1), .uint32(99), .strings([]), .structure([]),
      .structure([.double(2), .double(0), .double(0)]), .dictionary([:]), .bool(true),
      .variant(.variant(.string(""))), .int64(.min), .uint64(.max), .double(1e300),
    ]
    for value in rubbish {
      for group in DesktopSettingValues.namespaces {
        for key in [
          "color-scheme", "contrast", "accent-color", "text-scaling-factor", "font",
          "AnimationDurationFactor", "enable-animations", "unknown",
        ] {
          values.set(group, key, to: value)
          let appearance = values.appearance
          #expect(SystemAppearance.textScaleRange.contains(appearance.textScale))
          #expect(appearance.colorScheme == .unspecified)
        }
      }
    }
    #expect(values.appearance.accentColor == nil)
  }

  @Test("J6: KDE's own settings count where it has no common name for them")
  func ofKDE() {
    var values = DesktopSettingValues()
    values.set("org.kde.kdeglobals.General", "font", to: .string("Noto Sans,15,-1,5,50,0,0,0,0,0"))
    values.set("org.kde.kdeglobals.KDE", "AnimationDurationFactor", to: .string("0"))
    #expect(values.appearance.textScale == 1.5)
    #expect(values.appearance.prefersReducedMotion)
  }

  @Test("J6: a bold font is bold text, and GNOME's shapes of states are labels of switches")
  func boldTextAndLabels() {
    var values = DesktopSettingValues()
    #expect(!values.appearance.prefersBoldText && !values.appearance.showsOnOffLabels)
    values.set("org.gnome.desktop.a11y.interface", "show-status-shapes", to: .bool(true))
    #expect(values.appearance.showsOnOffLabels)
    let fonts = [
      ("Cantarell 11", false), ("Cantarell Bold 11", true), ("Bold", false), ("", false),
      ("Inter Semi-Bold Italic 10.5", true),
    ]
    for (font, isBold) in fonts {
      values.set("org.gnome.desktop.interface", "font-name", to: .string(font))
      #expect(values.appearance.prefersBoldText == isBold)
    }
    let weights = [("50", false), ("75", true), ("400", false), ("700", true), ("x", false)]
    for (weight, isBold) in weights {
      let font = "Noto Sans,10,-1,5,\(weight),0,0,0,0,0"
      values.set("org.kde.kdeglobals.General", "font", to: .string(font))
      #expect(values.appearance.prefersBoldText == isBold)
    }
  }

  @Test("J6: without a bus nothing is asked and nothing is watched")
  func withoutABus() {
    let timer = scene.application.nextTimer
    scene.application.useSessionBus(at: nil)
    scene.application.followDesktopSettings()
    #expect(scene.application.watches.isEmpty)
    #expect(scene.application.nextTimer == timer)
  }
}

@MainActor private final class SettingsDelegate: ApplicationDelegate {
  var changes = 0
  func applicationDidChangeSystemAppearance(_ application: Application) { changes += 1 }
}
