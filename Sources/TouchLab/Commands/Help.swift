/// The text of `--help`.
enum Help {
  static let text = """
    TouchLab judges touch screens by what was recorded of them.

      TouchLab [--suite quick|full] [--held finger|stylus-on-ruler|robot|injected]
               [--profile NAME] [--cell MM] [--fingers N] [--contact MM] [--test NAME]
               [-o DIR] [--lang en|de] [--windowed] [--unattended] [--complete]
               [--appearance light|dark] [--contrast normal|high] [--text-scale N]
               [--reduced-motion] [--bold-text] [--on-off-labels] [--button-shapes]
               [--reduced-transparency]
          Opens the window, which leads through the tests and records them: into DIR, else
          $XDG_STATE_HOME/touch-lab. With --unattended the tests that need no hand are
          carried out, the report is written, and the status says what was found out. The
          options of the third and the following lines are in place of the desktop's settings.

      TouchLab analyse FILE [--profile NAME] [--json] [--complete]
          What is wrong with the touches of a recording, its figures, and a verdict for
          each limit of a profile: one of “TouchLab profiles”, or a file. Tests need not be
          in it. With --complete a limit that was not tested counts as well.
      TouchLab report FILE -o FOLDER|FILE.html|FILE.pdf|FILE.json [--profile NAME]
               [--lang en|de] [--complete]
          A report with the pictures that verdicts come from: a page that needs nothing
          else, a paper to print, and a summary for programs. A folder takes all three.
      TouchLab compare A B [--json] [-o FILE.html] [--lang en|de]
          Which figures are worse, better or different in the second of two recordings, as
          before and after a driver's change, beyond what two runs of one screen differ by;
          with -o also a page with their pictures side by side.
      TouchLab import FILE… [-o FILE|FOLDER] [--size 216x135mm] [--range 0-MAXX,0-MAXY]
               [--description FILE]
          Makes recordings of what other programs wrote: libinput record, evemu, evtest,
          getevent -lt and hid-recorder. analyse, report, compare, cut and replay take such
          files as they are, with the same options. --size and --range say what a file does
          not; --description is the one that evemu wrote apart.
      TouchLab export --evemu FILE [-o FILE] [--device N]
          Writes the kernel's events of a recording in the format of evemu.
      TouchLab record -o FILE [--seconds N] [--device NODE,…|auto] [--lang en|de]
          Fills the screen, shows where it is touched, and records all of that. It ends by
          the button in the corner, by a signal, or after so many seconds. With --device it
          records what the kernel's device reports beside, as /dev/input/event5, or
          /dev/hidraw0 for the firmware's reports; auto is every touch screen and pen.
          analyse then says which part of the way loses, changes or delays reports.
      TouchLab watch --for TIME -o FOLDER [--lang en|de]
          Fills the screen for 90s, 30m, 48h or 7d, and counts the ghost touches that
          it reports: in watch.json, which is written anew each minute, with the charger and
          the temperature. The recording beside it takes 64 MiB at most.
      TouchLab cut FILE --from SECONDS --to SECONDS -o FILE
          Copies a part of a recording, with what was so before it and no touch cut in two: the
          fixture of a test.
      TouchLab replay FILE [--page NAME] [-o FOLDER] [--checksums] [--size WxH] [--scale S]
            [--from SECONDS] [--to SECONDS] [--speed N] [--appearance light|dark] [--fullscreen]
            [--live]
          Plays a recording on a page of the gallery, without a desktop, and writes each
          frame into the folder, or prints its checksum. The page is “touch” unless another
          is named; the window is as large as it was, unless --size stretches it. With --live
          it is played in a window on the desktop, in its own time.
      TouchLab profiles [NAME]
          The profiles that are part of the program, or the text of one.
      TouchLab figures
          What is measured, with units: the names that profiles use.
      TouchLab snapshot PAGE -o FILE.png [--size WIDTHxHEIGHT] [--scale N] [--dark]
               [--lang en|de] [--fault NAME] [--part N]
          A picture of the window without a desktop: start, analysing, results, saving,
          latency, calibration, record or a test by its name; with --fault after a
          synthetic screen was tested.
      TouchLab synthesize [--seed N] [--fault NAME] [--by-hand] -o FILE
          Records a screen that is not there, to try all this with.

    The format of recordings is described in Documentation/TouchRecordings.md. Exit status: 0 done,
    1 a limit is broken or a figure of the second recording is worse, 2 the command line or a profile
    is wrong, 3 a file can't be read or written or is no recording, or there is no display, 4 no limit
    is broken but not all were tested (with --complete).

    """
}
