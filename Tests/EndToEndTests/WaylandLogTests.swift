import RealCompositors
import Testing

/// Tests of reading the debug output of libwayland.
struct WaylandLogTests {
  @Test("The lines of old and new libwayland are read alike")
  func bothFormats() throws {
    let log = WaylandLog(
      """
      [1066834.312]  -> wl_surface@3.attach(wl_buffer@14, 0, 0)
      [ 66834.400] {Default Queue} -> wl_surface#3.damage_buffer(1, 2, 30, 40)
      something else (with parentheses)
      [1066834.500]  -> wl_surface@3.commit()
      [1066835.001] {Default Queue} wl_touch#12.down(7, 55, wl_surface#3, 0, 100.50, 110.00)
      """)
    #expect(log.entries.count == 4)
    #expect(log.entries.first?.stamp == 1_066_834_312)
    #expect(log.commits.count == 1)
    #expect(log.commits.first?.damage == [.init(x: 1, y: 2, width: 30, height: 40)])
    #expect(log.events("wl_touch.down").first?.arguments[4] == "100.50")
    #expect(log.events("wl_touch.down").first?.object == 12)
  }

  @Test("The newest libwayland tells the time of the day")
  func timeOfDay() {
    let log = WaylandLog(
      """
      [00:01:02.000300] {Default Queue}  -> wl_surface#3.commit()
      [00:01:02.000400] {Default Queue} wl_keyboard#10.keymap(1, fd 16, 39671)
      [00:01.000400] {Default Queue} wl_keyboard#10.keymap(1, fd 16, 39671)
      """)
    #expect(log.entries.map(\.stamp) == [62_000_300, 62_000_400])
    #expect(log.events("wl_keyboard.keymap").map(\.object) == [10])
  }

  @Test("A window is shown when its own frame callback is answered")
  func frameCallbackAnswered() {
    let begun = """
      [1.000]  -> wl_surface@3.frame(new id wl_callback@9)
      [2.000]  -> wl_surface@3.commit()
      [3.000] wl_callback@4.done(0)

      """
    #expect(!WaylandLog(begun).isShown)
    #expect(WaylandLog(begun + "[4.000] wl_callback@9.done(17)\n").isShown)
  }

  @Test("A commit without a new buffer is not counted")
  func emptyCommit() {
    let log = WaylandLog(
      """
      [1.000]  -> wl_surface@3.commit()
      [2.000]  -> wl_surface@3.attach(nil, 0, 0)
      [3.000]  -> wl_surface@3.commit()
      """)
    #expect(log.commits.isEmpty)
  }
}
