import TestCompositor
import Testing
import TouchRecording
import WindowResponder

@testable import TouchRecorder

@MainActor @Suite("What a recorder writes of a compositor's wire") struct ConnectionRecordingTests {
  @Test("Every event of fingers, with the compositor's stamps, its fine times and its serials")
  func touches() throws {
    let rig = try RecorderRig()
    let before = rig.recorder.now
    try rig.play { seat, surface in
      seat.timestamp(nanoseconds: 5_123_456_789)
      seat.touchDown(7, on: surface, x: 10.5, y: 20.25, time: 5_123)
      seat.touchShape(7, major: 12, minor: 8)
      seat.touchOrientation(7, degrees: -30)
      seat.touchFrame()
      seat.touchMotion(7, x: 11, y: 20, time: 5_130)
      seat.touchFrame()
      seat.touchUp(7, time: 5_140)
      seat.touchFrame()
      seat.touchDown(8, on: surface, x: 1, y: 2, time: 4_294_967_295)
      seat.touchFrame()
      seat.touchCancel()
    }
    let touches = try rig.recording.touches
    try #require(
      touches.map(\.kind) == [
        .down, .shape, .orientation, .frame, .motion, .frame, .up, .frame, .down, .frame, .cancel,
      ])
    #expect(
      touches.map(\.stamp.milliseconds) == [
        5_123, nil, nil, nil, 5_130, nil, 5_140, nil, .max, nil, nil,
      ])
    #expect(touches.map(\.stamp.microseconds) == [5_123_456] + Array(repeating: nil, count: 10))
    #expect(touches[0].id == 7 && touches[0].x == 10.5 && touches[0].y == 20.25)
    #expect(touches[0].window == TouchRecorder.windowNumber && touches[0].serial > 0)
    #expect(touches[1].x == 12 && touches[1].y == 8)
    #expect(touches[2].x == -30)
    #expect(touches[4].x == 11 && touches[4].y == 20)
    #expect(touches[6].id == 7 && touches[6].serial > touches[0].serial)
    let arrivals = touches.map(\.stamp.arrived)
    #expect(arrivals == arrivals.sorted() && arrivals[0] >= before)
    try rig.close()
  }

  @Test("Every event of a pointer")
  func pointers() throws {
    let rig = try RecorderRig()
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 3, y: 4)
      seat.pointerFrame()
      seat.pointerMotion(x: 5.5, y: 6, time: 100)
      seat.pointerButton(0x110, isDown: true, time: 110)
      seat.pointerButton(0x110, isDown: false, time: 120)
      seat.pointerFrame()
      seat.pointerAxisSource(.wheel)
      seat.pointerAxis(.verticalScroll, 15, time: 130)
      seat.pointerAxisValue120(.verticalScroll, 120)
      seat.pointerAxisStop(.horizontalScroll, time: 131)
      seat.pointerFrame()
      seat.pointerLeave()
    }
    let pointers = try rig.recording.pointers
    try #require(
      pointers.map(\.kind) == [
        .enter, .frame, .motion, .button, .button, .frame, .axisSource, .axis, .axisValue120,
        .axisStop, .frame, .leave,
      ])
    #expect(pointers[0].x == 3 && pointers[0].y == 4 && pointers[0].window == 1)
    #expect(pointers[2].x == 5.5 && pointers[2].stamp.milliseconds == 100)
    #expect(pointers[3].code == 0x110 && pointers[3].value == 1 && pointers[4].value == 0)
    #expect(pointers[7].code == 0 && pointers[7].value == 15)
    #expect(pointers[8].value == 120)
    #expect(pointers[9].code == 1)
    #expect(pointers[11].window == 1)
    try rig.close()
  }

  @Test("Every event of a pen, and what the pen is")
  func pens() throws {
    let rig = try RecorderRig()
    try rig.play { seat, _ in
      seat.addTablet()
      seat.addTabletTool(.eraser)
    }
    try rig.play { seat, surface in
      let pen = seat.tabletTools[0]
      pen.proximityIn(surface, on: seat.tablets[0])
      pen.motion(x: 10, y: 12.5)
      pen.distance(65_535)
      pen.tilt(x: 45, y: -30)
      pen.frame(time: 100)
      pen.down()
      pen.pressure(32_768)
      pen.rotation(90)
      pen.slider(-65_535)
      pen.button(0x14B, isDown: true)
      pen.wheel(clicks: -2)
      pen.frame(time: 110)
      pen.up()
      pen.proximityOut()
      pen.frame(time: 120)
    }
    let recording = try rig.recording
    let pens = recording.pens
    try #require(
      pens.map(\.kind) == [
        .proximityIn, .motion, .distance, .tilt, .frame, .down, .pressure, .rotation, .slider,
        .button, .wheel, .frame, .up, .proximityOut, .frame,
      ])
    let tools = recording.facts.compactMap { fact -> PenTool? in
      if case .tool(let tool) = fact.content { tool } else { nil }
    }
    #expect(tools.map(\.type) == ["eraser"])
    #expect(tools.map(\.capabilities) == ["pressure tilt distance"])
    #expect(tools[0].number != 0 && pens.allSatisfy { $0.tool == tools[0].number })
    #expect(pens[1].x == 10 && pens[1].y == 12.5)
    #expect(pens[2].value == 65_535)
    #expect(pens[3].x == 45 && pens[3].y == -30)
    #expect(pens[6].value == 32_768 && pens[7].value == 90 && pens[8].value == -65_535)
    #expect(pens[9].code == 0x14B && pens[9].value == 1)
    #expect(pens[10].value == -30 && pens[10].code == -2)
    #expect(pens.filter { $0.kind == .frame }.map(\.stamp.milliseconds) == [100, 110, 120])
    try rig.close()
  }

  @Test("A finger on another window of the program is not in the recording, nor a pointer there")
  func strangers() throws {
    let rig = try RecorderRig()
    let other = Window(size: Size(width: 100, height: 100))
    other.makeKeyAndVisible()
    try rig.compositor.wait(for: "another window", pumping: rig.turn) {
      $0.toplevels.count == 2 && $0.toplevels.last?.surface.isMapped == true
    }
    try rig.compositor.perform { server in
      let seat = try server.seat()
      let (ours, theirs) = (server.toplevels[0].surface, server.toplevels[1].surface)
      seat.touchDown(1, on: theirs, x: 5, y: 5)
      seat.touchDown(2, on: ours, x: 6, y: 6)
      seat.touchMotion(1, x: 7, y: 7)
      seat.touchMotion(2, x: 8, y: 8)
      seat.touchUp(1)
      seat.touchUp(2)
      seat.touchFrame()
      seat.pointerEnter(theirs, x: 1, y: 1)
      seat.pointerMotion(x: 2, y: 2)
      seat.pointerFrame()
      seat.pointerLeave()
      seat.pointerEnter(ours, x: 3, y: 3)
      seat.pointerFrame()
    }
    try rig.settle()
    let recording = try rig.recording
    #expect(recording.touches.filter { $0.kind != .frame }.map(\.id) == [2, 2, 2])
    #expect(recording.pointers.map(\.kind) == [.enter, .frame])
    #expect(recording.pointers[0].x == 3)
    other.close()
    try rig.close()
  }

  @Test("A recording that begins while a finger is down is whole")
  func begunUnderway() throws {
    let rig = try RecorderRig(starts: false)
    try rig.play { seat, surface in
      seat.touchDown(1, on: surface, x: 5, y: 5)
      seat.touchFrame()
    }
    try rig.recorder.start()
    try rig.play { seat, surface in
      seat.touchMotion(1, x: 6, y: 6)
      seat.touchFrame()
      seat.touchUp(1)
      seat.touchDown(1, on: surface, x: 7, y: 7)
      seat.touchFrame()
    }
    let recording = try rig.recording
    #expect(recording.touches.map(\.kind) == [.motion, .frame, .up, .down, .frame])
    #expect(recording.facts.contains { if case .window = $0.content { true } else { false } })
    try rig.close()
  }

  @Test("While nobody records nothing is asked of the compositor, and afterwards neither")
  func nobodyRecords() throws {
    let rig = try RecorderRig(starts: false)
    func frame() throws {
      rig.window.setNeedsDisplay()
      try rig.settle()
    }
    try frame()
    #expect(rig.compositor.requests(to: "wp_presentation", named: "feedback").isEmpty)
    try rig.recorder.start()
    try frame()
    let asked = rig.compositor.requests(to: "wp_presentation", named: "feedback").count
    #expect(asked > 0)
    try rig.recorder.finish()
    let count = rig.sink.bytes.count
    try frame()
    try rig.play { seat, surface in
      seat.touchDown(1, on: surface, x: 5, y: 5)
      seat.touchFrame()
    }
    #expect(rig.compositor.requests(to: "wp_presentation", named: "feedback").count == asked)
    #expect(rig.sink.bytes.count == count)
    try rig.close()
  }

  @Test("One recorder has the display; the next one may have it afterwards")
  func oneAtATime() throws {
    let rig = try RecorderRig()
    let second = TouchRecorder(window: rig.window, sink: FillingSink(), machine: Machine())
    #expect(throws: RecorderError.recorded) { try second.start() }
    try rig.recorder.finish()
    try second.start()
    #expect(throws: RecorderError.finished) { try rig.recorder.start() }
    try second.finish()
    try rig.close()
  }
}
